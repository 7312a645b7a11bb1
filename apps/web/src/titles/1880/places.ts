import { map } from '@stellwerk/titles/1880';
import { namedHexOn } from '../railway/places.ts';

export const namedHex = (hex: string): string => namedHexOn(map, hex);
