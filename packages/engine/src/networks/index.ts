export { meet } from './bits.ts';
export { type Course, type CourseHex, pathOf, readCourse, sameCourse } from './courses.ts';
export { partsOf } from './linking.ts';
export { continuations, cutBetween, isFree, type Listed, type Lists, listed } from './list.ts';
export { type Network, networkOf } from './network.ts';
export { type OpenPlan, openPlan } from './open-train.ts';
export type { Prizes } from './prizes.ts';
export { hangTogether, links } from './sharing.ts';
export { type SharedRun, type SizedPlan, sizedPlan } from './sized-trains.ts';
