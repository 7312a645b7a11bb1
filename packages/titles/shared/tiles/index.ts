import standard from './standard.json' with { type: 'json' };

/** Tiles whose numbers mean the same drawing in every game that has them. */
export const standardTiles: Readonly<Record<string, unknown>> = standard;
