/**
 * Without the optional 2-train. 18rhi/2-b, 18rhi/8.1-a; stops: 18rhi/6.2.3-b; 6 and 8 are opened: 18rhi/6.2.6-c. The phases of
 * section 6.3: 18rhi/6.2.1.2-a, 18rhi/6.3-d
 */
export { phases, TRAIN_TYPES, type TrainType, trainKinds } from '../rhineland/trains.ts';
