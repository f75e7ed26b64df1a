import type { AccountSection } from './account-section';
import type { CreditsSection } from './credits-section';
import type { DetailSection } from './detail-section';
import type { EpisodesSection } from './episodes-section';
import type { FactsSection } from './facts-section';
import type { GridSection } from './grid-section';
import type { HeroSection } from './hero-section';
import type { ImageSection } from './image-section';
import type { ItemRailSection } from './item-rail-section';
import type { ProfilesSection } from './profiles-section';
import type { RailSection } from './rail-section';
import type { RelatedSection } from './related-section';
import type { TextSection } from './text-section';
import type { WebSection } from './web-section';

/** The sections of a page by their kinds. */
export interface Sections {
  readonly hero: HeroSection;
  readonly detail: DetailSection;
  readonly episodes: EpisodesSection;
  readonly 'item-rail': ItemRailSection;
  readonly credits: CreditsSection;
  readonly related: RelatedSection;
  readonly facts: FactsSection;
  readonly rail: RailSection;
  readonly grid: GridSection;
  readonly text: TextSection;
  readonly image: ImageSection;
  readonly profiles: ProfilesSection;
  readonly account: AccountSection;
  readonly web: WebSection;
}

/** The kinds of sections. */
export type SectionKind = keyof Sections;

/** The section of a kind. */
export type SectionOf<Kind extends SectionKind> = Sections[Kind];

/** One part of a page, from its top to its end. */
export type Section = SectionOf<SectionKind>;
