export { isPosition } from '@stellwerk/titles/18rhl';
