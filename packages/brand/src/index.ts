export type { Artwork, Drawing, DrawingPath, Picture } from './artwork';
export type { Brand, BrandFile, StoreFacts } from './brand';
export type { ColorTokens, FontTokens, MarkerTokens, RadiusTokens } from './tokens';
export type { GroundLayer, LargeLetters, Paint, TileShape, Universe, UniverseLook } from './universe';
