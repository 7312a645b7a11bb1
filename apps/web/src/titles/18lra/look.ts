import { type MapLook, PLAIN_LOOK } from '../../draw/look.ts';

export const mapLook: MapLook = { ...PLAIN_LOOK, barrierIs: () => 'river' };
