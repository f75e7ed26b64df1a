import type { BrandFile, StoreFacts } from '@fjernsyn/brand';

/** What packages say of the product beside what its configuration says. */
export interface ProductFacts extends Omit<StoreFacts, 'tizen'> {
  readonly name: string;
  /** Three whole numbers, as every store wants them. */
  readonly version: string;
  /** Colour behind the mark. */
  readonly background: string;
  readonly tizen: StoreFacts['tizen'] & { readonly requiredVersion: string };
}

/** The release of the product, whatever its brand: what packages and the diagnostics name. */
export const releaseVersion = '1.0.0';

const tizenVersion = '3.0';

/** The facts of the product under a brand. */
export function productFactsOf({ name, color, stores }: BrandFile): ProductFacts {
  const { vendor, description, site, tizen, webos, hbbtv } = stores;
  return {
    name,
    vendor,
    description,
    site,
    version: releaseVersion,
    background: color.bg,
    tizen: { packageId: tizen.packageId, appName: tizen.appName, requiredVersion: tizenVersion },
    webos,
    hbbtv,
  };
}
