import { type OptionsOf, reading } from '@stellwerk/engine/kernel';

/** The first value is the rulebook's, or the reading chosen where it is silent; the others are variants and peers' readings. docs/readings/18rhl.md says why. */
export const options = [
  reading('18rhl/18.2-a', 'capital', 'normal', 'lower'),
  { id: 'extraTwoTrain', rule: '18rhl/18.1-a', kind: 'switch', default: false },
  { id: 'promotionTiles', rule: '18rhl/18.3-a', kind: 'switch', default: false },
  { id: 'ratingen', kind: 'switch', default: false },
  reading('18rhl/2.1-a', 'seating', 'dealt', 'given'),
  reading('18rhl/2.2-a', 'sites', 'drawn', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
  reading('18rhl/10.3-d', 'venlo', 'city', 'end-only'),
  reading('18rhl/4.2-no6-b', 'rhePar', 'any', '70-80'),
  reading('18rhl/4.2-no6-c', 'rhePrice', 'twice-par', 'bid'),
  reading('18rhl/16.4-b', 'rheTreasury', 'twice-par', 'bid'),
  reading('18rhl/4.2-no6-f', 'aachenLink', 'any-track', 'open-track'),
  reading('18rhl/13.1-e', 'trainTrade', 'green', 'always'),
  reading('18rhl/15.2-b', 'priorityTie', 'from-last-buyer', 'next-to-act'),
  reading('18rhl/3-r', 'firstShares', 'next-seat', 'richest'),
  reading('18rhl/16.4-a', 'floating', 'round-end', 'at-once'),
  reading('18rhl/13.2-d', 'directorSales', 'forced', 'with-trains'),
  reading('18rhl/16.6-a', 'saleBlocks', 'one', 'several'),
  reading('18rhl/4.1-d', 'powers', 'building', 'until-trains'),
  { ...reading('18rhl/4.2-no3-e', 'mountains', 'bare', 'covered-too'), added: true },
  reading('18rhl/13.1-l', 'trainDuty', 'route', 'ever-linked'),
  reading('18rhl/13.3-i', 'indebted', 'keeps-trains', 'sells-trains'),
  reading('18rhl/5.4-k', 'kkkChange', 'exact', 'oldest'),
  reading('18rhl/10.1-n', 'running', 'duty', 'free'),
  reading('18rhl/13.3-g', 'receivership', 'bank', 'players'),
  reading('18rhl/13.3-e', 'afterBankruptcy', 'same-train', 'anew'),
  reading('18rhl/13.3-b', 'unstartedShares', 'to-pool', 'kept'),
  reading('18rhl/13.3-a', 'lastPlayer', 'ends', 'plays-on'),
  reading('18rhl/11.4-b', 'ironRhine', 'blocked', 'open'),
  reading('18rhl/11.6-c', 'rheingold', 'across', 'any-two'),
  reading('18rhl/10.1-g', 'offBoardPairs', 'closed', 'open'),
  reading('18rhl/13.2-a', 'forcedTrain', 'choice', 'cheapest'),
] as const;

/** What only the set-up asks. */
type SetupOption = 'capital' | 'extraTwoTrain' | 'promotionTiles' | 'seating' | 'sites';

/** What the rules ask about during the game. */
export type RuleOptions = Omit<OptionsOf<typeof options>, SetupOption>;
