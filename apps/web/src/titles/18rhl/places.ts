import { maps } from '@stellwerk/titles/18rhl';
import { namedHexOn, stopOn } from '../railway/places.ts';

export const namedHex = (hex: string): string => namedHexOn(maps.standard, hex);
export const stopName = (stop: string): string => stopOn(maps.standard, stop);
