import type { Speaker } from '../../text/speaker.ts';
import { words } from './words.ts';

/** The colours of tiles that may be laid, as small hexes. */
export function Colours({ colours, speaker }: { readonly colours: readonly string[]; readonly speaker: Speaker }) {
  return (
    <span
      className="phase-colours"
      role="img"
      aria-label={colours.map((colour) => colourWord(colour, speaker)).join(', ')}
    >
      {colours.map((colour) => (
        <i key={colour} style={{ background: `var(--t-${colour})` }} />
      ))}
    </span>
  );
}

function colourWord(colour: string, speaker: Speaker): string {
  switch (colour) {
    case 'yellow':
    case 'green':
    case 'brown':
    case 'gray':
      return speaker.text(words[colour]);
    default:
      return colour;
  }
}
