import type { BaseState, Text } from '@stellwerk/engine/kernel';
import { mapSketch } from '../../draw/sketch.ts';
import { changedHexes } from '../../motion/changes.ts';
import type { Planner } from '../plan.ts';
import type { Running, TitleView } from '../view.ts';
import { tradeName } from './action-names.ts';
import { boardOf } from './board.tsx';
import { earnedBy, routeTexts } from './event-texts.ts';
import { CHARTS } from './pages.tsx';
import { type PictureProps, TilePicture } from './picture.tsx';
import { stopOn } from './places.ts';
import type { Railway } from './railway.ts';
import { trainName } from './terms.ts';

/** What the tables of all 18xx titles have in common; a title spreads it and adds its own. */
export function railwayView<S extends BaseState>(railway: Railway<S>) {
  return {
    shape: 'portrait',
    pointing: { layTile: ['hex'], placeMarker: ['hex'] },
    turning: 'rotation',
    highest: [],
    Board: boardOf(railway),
    changedPlaces: (from, to) =>
      railway.isPosition(from) && railway.isPosition(to)
        ? changedHexes(railway.trackOf(from), railway.trackOf(to))
        : [],
    sketchOf: (state) =>
      railway.isPosition(state)
        ? mapSketch(railway.mapOf(state), railway.trackOf(state), railway.look, railway.companies)
        : undefined,
    Picture: (props: PictureProps) => <TilePicture railway={railway} {...props} />,
    details: (event, speaker) => routeTexts(railway, event, speaker),
    nameOfDraft: (choices, speaker) => tradeName(choices, railway.isCompany, speaker),
    plain: ['priceMoved'],
    priced: ['sellShares'],
    wishes: ['run', 'payDividend', 'buyTrain', 'buyShare', 'buyItem'],
    firstPage: 'market',
    turningPoints: ['phaseBegan', 'trainsScrapped', 'directorChanged'],
    charts: CHARTS,
  } as const satisfies Partial<TitleView>;
}

/** How trains run; `bonuses` are what a run counts beside its stops. */
export function runningOf<S extends BaseState>(
  { map, terms }: Railway<S>,
  plan: Planner,
  bonuses: Readonly<Record<string, Text>>,
): Running {
  return {
    type: 'run',
    param: 'routes',
    plan,
    trainName: (train, speaker) => trainName(terms, train, speaker),
    earned: earnedBy,
    placeName: (place, speaker) => {
      const bonus = bonuses[place];
      return bonus ? speaker.text(bonus) : stopOn(map, place);
    },
  };
}
