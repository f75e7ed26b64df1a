import type { DetailSection } from './detail-section';
import type { EpisodesSection } from './episodes-section';
import type { HeroSection } from './hero-section';
import type { ImageSection } from './image-section';
import type { RailSection } from './rail-section';
import type { TextSection } from './text-section';

/** One part of a page, from its top to its end. */
export type Section = HeroSection | DetailSection | EpisodesSection | RailSection | TextSection | ImageSection;

/** The kinds of sections. */
export type SectionKind = Section['kind'];

/** The section of a kind. */
export type SectionOf<Kind extends SectionKind> = Extract<Section, { readonly kind: Kind }>;
