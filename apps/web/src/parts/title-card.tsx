import { makeRoute, type Route } from '../route.ts';
import { useVoice } from '../text/context.tsx';
import type { TitleCard as Card } from '../titles/view.ts';

interface TitleCardProps {
  readonly card: Card;
  readonly to: Route;
  readonly isChosen?: boolean;
}

/** A title on the shelf: its map, what is special, for how many and how long, by whom. */
export function TitleCard({ card, to, isChosen = false }: TitleCardProps) {
  const voice = useVoice();
  return (
    <a
      className={`card${card.map === undefined ? '' : ' title-card'}${isChosen ? ' on' : ''}`}
      href={makeRoute(to)}
      aria-current={isChosen ? 'true' : undefined}
    >
      {card.map === undefined ? null : (
        <img src={card.map} alt="" width={104} height={124} loading="lazy" decoding="async" />
      )}
      <span className="card-text">
        <b>{card.name}</b>
        <span>{voice.text(card.special)}</span>
        <small>
          {voice.say('card.players', { min: card.players[0], max: card.players[1] })} ·{' '}
          {voice.say('card.minutes', { min: card.minutes[0], max: card.minutes[1] })} ·{' '}
          {voice.say('card.weight', { n: card.weight })}
        </small>
        <small>{voice.say('card.designer', { name: card.designer })}</small>
      </span>
    </a>
  );
}
