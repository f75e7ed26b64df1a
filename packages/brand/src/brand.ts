import type { Artwork } from './artwork';
import type { ColorTokens, FontTokens, MarkerTokens, RadiusTokens } from './tokens';
import type { Universe } from './universe';

/** One brand of the product: everything that differs between brands and that a page has to know. Plain data, so that it fits into JSON. */
export interface Brand {
  /** Names the brand in a configuration; the name of its file. */
  readonly id: string;
  /** The product's name as viewers read it. */
  readonly name: string;
  readonly color: ColorTokens;
  readonly radius: RadiusTokens;
  readonly font: FontTokens;
  readonly marker: MarkerTokens;
  readonly artwork: Artwork;
  /** Children's universes, the oldest children first. */
  readonly universes: readonly Universe[];
}

/** How stores and sets know the brand's applications. No page needs this, so no page carries it. */
export interface StoreFacts {
  readonly vendor: string;
  /** What a store says of the product, by language. */
  readonly description: { readonly da: string; readonly en: string };
  /** Address of the brand's own site, where HbbTV's application is served from. */
  readonly site: string;
  readonly tizen: { readonly packageId: string; readonly appName: string };
  readonly webos: { readonly id: string };
  readonly hbbtv: { readonly organisationId: number; readonly applicationId: number };
}

/** What the file of a brand holds: the brand, and what only packages and stores need. */
export interface BrandFile extends Brand {
  readonly stores: StoreFacts;
}
