export { HexMap, type HexMapProps } from './HexMap.tsx';
export type { MapLook, Mark } from './look.ts';
export { Marker } from './Marker.tsx';
export { MarketGrid, type MarketMove } from './MarketGrid.tsx';
export type { NetworkView } from './map/Network.tsx';
export { TileFace } from './TileFace.tsx';
export { TrainTicket } from './TrainTicket.tsx';
