import { RailwayMap } from '../railway/board.tsx';
import type { BoardProps } from '../view.ts';
import { railway } from './railway.ts';

export function Board({ state, ...rest }: BoardProps) {
  return railway.isPosition(state) ? <RailwayMap railway={railway} state={state} {...rest} /> : null;
}
