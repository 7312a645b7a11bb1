export * from './action.ts';
export * from './arrange.ts';
export * from './changes.ts';
export * from './choice.ts';
export * from './config.ts';
export * from './deeds.ts';
export * from './event.ts';
export * from './flow.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './history.ts';
export * from './json.ts';
export * from './lazy.ts';
export * from './log.ts';
export * from './offer.ts';
export * from './options.ts';
export * from './past.ts';
export * from './public-position.ts';
export * from './random.ts';
export * from './records.ts';
export * from './refusal.ts';
export * from './remember.ts';
export * from './rules.ts';
export * from './sample.ts';
export {
  loadGame,
  loadGameText,
  olderRules,
  recallGame,
  revisionFor,
  type SavedGame,
  saveGame,
  storeGame,
} from './saved.ts';
export * from './seedless-game.ts';
export * as shape from './shape.ts';
export * from './speak.ts';
export * from './state.ts';
export * from './step.ts';
export * from './texts.ts';
export * from './title.ts';
export * from './version.ts';
