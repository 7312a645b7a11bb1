import type { ViewControl } from './useView.ts';

export interface ZoomTexts {
  readonly closer: string;
  readonly further: string;
  readonly whole: string;
}

export function ZoomButtons({ view, texts }: { readonly view: ViewControl; readonly texts: ZoomTexts }) {
  return (
    <div className="dw-zoom">
      <button type="button" title={texts.closer} aria-label={texts.closer} onClick={() => view.zoom(1.35)}>
        <Icon d="M8 2v12M2 8h12" />
      </button>
      <button type="button" title={texts.further} aria-label={texts.further} onClick={() => view.zoom(1 / 1.35)}>
        <Icon d="M2 8h12" />
      </button>
      <button type="button" title={texts.whole} aria-label={texts.whole} onClick={view.showAll}>
        <Icon d="M2 6V2h4M14 10v4h-4M2 2l4.5 4.5M14 14L9.5 9.5" />
      </button>
    </div>
  );
}

function Icon({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
