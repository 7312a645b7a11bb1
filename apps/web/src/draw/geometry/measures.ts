/** Sizes in hundredths of a hex side, for every scale of the drawing. */
export const TRACK = 11;
/** Ground left free on both sides of track that passes over other track. */
export const CROSSING_GAP = 3.75;
export const PLACE = 26;
/** A place where more than four share a tile. */
export const SMALL_PLACE = 21;
export const RING = 3.2;
export const HALO = 2.2;
/** The frame that sets a city off from a village. */
export const FRAME = 6;
export const BAR = { across: 40, along: 12 };
/** A town with three or more ways out, and one on bare land. */
export const DOT = 15;
export const LAND_DOT = 11.5;
export const MEDIUM = 16;
export const WORKS = 21;
export const RIVER_EDGE = 17;
export const MARK = 32;
