interface ToldProps {
  readonly name: string;
  /** What its bearer can do, if anything. */
  readonly note: string | undefined;
}

/** A name with what its bearer can do: told where the name is pointed at, held or pressed. */
export function Told({ name, note }: ToldProps) {
  if (!note) return name;
  return (
    <button type="button" className="term" data-told={note} data-told-name={name}>
      {name}
    </button>
  );
}
