interface RulerProps {
  readonly values: readonly number[];
  /** Which of them is there. */
  readonly now: number;
  /** It is there, but not in force. */
  readonly isIdle: boolean;
}

/** A row of figures in a table of facts, the one in force filled. */
export function Ruler({ values, now, isIdle }: RulerProps) {
  return (
    <span className={isIdle ? 'ruler idle' : 'ruler'}>
      {values.map((value, i) => (
        <i key={value} className={i === now ? 'now' : ''}>
          {value}
        </i>
      ))}
    </span>
  );
}
