export { itemQuery, pageQuery } from './catalogue-queries';
export { fillHero, type HeroModel, type HeroSlide } from './hero-model';
export type { ImageRole } from './image-roles';
export type { ImageSize } from './image-url';
export type { ItemDetailModel, ItemMeta, PlayableItem, SeasonModel } from './item-detail-model';
export { isEmptyPage, type PageModel, type PageOptions } from './page-model';
export { fillRail, type RailModel } from './rail-model';
export { createSitemap, type Sitemap, type SitemapMatch } from './sitemap';
export type { TileModel, TileRole } from './tile-model';
