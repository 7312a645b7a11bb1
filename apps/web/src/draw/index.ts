export { contrast, inkOn } from './contrast.ts';
export { exportSvg } from './export-svg.ts';
export { faceOf } from './face/compose.ts';
export type { Face, FaceOptions } from './face/model.ts';
export { type Size, sizeFor } from './face/sizes.ts';
export { HexMap, type HexMapProps, type MapTexts } from './HexMap.tsx';
export {
  type MapLook,
  type Mark,
  type MarkKind,
  PLAIN_LOOK,
  type Side,
  type ValueStep,
} from './look.ts';
export { Marker, type MarkerProps, MarkerShape, type MarkerShapeProps } from './Marker.tsx';
export { MarketGrid, type MarketGridProps, type MarketMove, type MarketTexts } from './MarketGrid.tsx';
export type { FanTile, FanView } from './map/Fan.tsx';
export type { GhostTile } from './map/Ghost.tsx';
export type { NetworkView } from './map/Network.tsx';
export type { RouteView } from './map/Routes.tsx';
export type { ZoomTexts } from './map/ZoomButtons.tsx';
export {
  type Companies,
  type CompanyLook,
  type Pattern,
  type RouteStyle,
  routeStyle,
  sparePalette,
} from './palette.ts';
export { TileFace, type TileFaceProps } from './TileFace.tsx';
export { TrainTicket, type TrainTicketProps } from './TrainTicket.tsx';
