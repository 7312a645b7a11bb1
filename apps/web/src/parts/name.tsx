/** A name in a line of its own: a long one is cut at its end, on whichever side that is, and whole in its title. */
export function Name({ name }: { readonly name: string }) {
  return (
    <span className="name" dir="auto" title={name}>
      {name}
    </span>
  );
}
