import { memberOf } from '@stellwerk/engine/kernel';
import { TRAIN_TYPES, trainKinds } from '../rhineland/trains.ts';

/**
 * The lowest of 2 to 5 is on offer; 6 and 8 are opened. 18rhl/13.1-c, 18rhl/13.1-d; stops: 18rhl/10.3-a; the phases: 18rhl/14
 */
export { phases, TRAIN_TYPES, type TrainType, trainKinds } from '../rhineland/trains.ts';

export const isTrainType = memberOf(TRAIN_TYPES);

export function priceOfTrain(type: string): number {
  return isTrainType(type) ? trainKinds[type].price : 0;
}
