import { map } from '@stellwerk/titles/1880';
import { namedHexOn, placeOn, stopOn } from '../railway/places.ts';

export const placeName = (hex: string): string => placeOn(map, hex);
export const namedHex = (hex: string): string => namedHexOn(map, hex);
export const stopName = (stop: string): string => stopOn(map, stop);
