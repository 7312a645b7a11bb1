import { botsFor } from '@stellwerk/bots';
import type { Title } from '@stellwerk/engine/kernel';
import { z } from 'zod';
import * as api from '../api/index.ts';
import { type Endpoint, openEndpoint } from '../http/endpoint.ts';
import { newestTitles } from './titles.ts';

const tag = 'tables';

export const titleRoutes: readonly Endpoint[] = [
  openEndpoint(
    {
      method: 'GET',
      path: '/api/titles',
      summary: 'What can be played here',
      tag,
      scope: 'read',
      answer: z.array(api.Title),
    },
    async (context) => newestTitles(context).map(titleView),
  ),
];

function titleView(title: Title): api.Title {
  const { id, name, revision, players } = title;
  const options = title.options.map((option) => {
    const { id: optionId, kind, default: fallback } = option;
    const values = option.kind === 'choice' ? { values: [...option.values] } : {};
    const range = option.kind === 'number' ? { min: option.min, max: option.max } : {};
    return { id: optionId, kind, default: fallback, ...values, ...range };
  });
  return { id, name, revision, players: [players[0], players[1]], options, bots: botsFor(id).map((bot) => bot.id) };
}
