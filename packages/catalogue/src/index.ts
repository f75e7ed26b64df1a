export { itemQuery, pageQuery } from './catalogue-queries';
export { findPlayable } from './find-playable';
export { fillHero, type HeroModel, type HeroSlide } from './hero-model';
export type { ImageRole } from './image-roles';
export type { ImageSize } from './image-url';
export {
  type ItemDetailModel,
  type ItemMeta,
  type PlayableItem,
  type SeasonModel,
  toPlayable,
} from './item-detail-model';
export { isEmptyPage, type PageModel, type PageOptions, railsOf } from './page-model';
export { fillRail, type RailModel } from './rail-model';
export type { DetailSection } from './sections/detail-section';
export type { EpisodesSection } from './sections/episodes-section';
export type { HeroSection } from './sections/hero-section';
export type { ImageSection } from './sections/image-section';
export type { RailSection } from './sections/rail-section';
export type { Section, SectionKind, SectionOf } from './sections/section';
export type { TextSection } from './sections/text-section';
export { createSitemap, type Sitemap, type SitemapMatch } from './sitemap';
export type { TileModel, TileRole } from './tile-model';
