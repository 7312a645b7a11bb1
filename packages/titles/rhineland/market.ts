import { readMarket, USUAL_MOVES } from '@stellwerk/engine/finance';
import grid from './data/market.json' with { type: 'json' };

export const market = readMarket(grid);

export const moves = { ...USUAL_MOVES, floated: ['up'] } as const;
