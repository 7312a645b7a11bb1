export { isPosition } from '@stellwerk/titles/1880';
