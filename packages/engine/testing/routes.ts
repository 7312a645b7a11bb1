/** The best run by trying everything, to hold a title's own positions against it. */
export { bestByTrying } from '../src/routes/oracle.fixture.ts';
