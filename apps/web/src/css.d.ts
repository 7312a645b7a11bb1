import 'react';

declare module 'react' {
  /** Our own properties, as `--drawer`. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
