/** What something can do or must, behind its name. */
export type Note = readonly [name: string, text: string];

/** Powers, rights and duties, a line each. */
export function Notes({ notes, label }: { readonly notes: readonly Note[]; readonly label: string }) {
  if (notes.length === 0) return null;
  return (
    <ul className="hand quiet" aria-label={label}>
      {notes.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
}
