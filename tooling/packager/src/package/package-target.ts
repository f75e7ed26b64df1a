import type { WebConfiguration } from '../build-result';
import { type Complaint, type MadeFile, sizeComplaints, type Variant } from '../files/made-file';
import { openPackageFolder } from '../files/package-folder';
import { createIconPainter } from '../icons/draw-icons';
import { iconPlans } from '../icons/icon-plans';
import { productFactsOf } from '../product-facts';
import { brandOf } from '../site/brand-of';
import { bundleSite } from '../site/build-target';
import { checkAddresses } from '../site/check-addresses';
import { checkPage } from '../site/check-page';
import { originsOf } from '../site/origins';
import { type TargetName, targets } from '../targets';
import { packages } from './packages';

/** What {@link packageTarget} is asked for. */
export interface PackageOptions {
  /** Where the packages go; what others have there stays. */
  readonly outDir: string;
  readonly variant: Variant;
  /** What the page tells the application: the service's addresses, and the brand, which decides names, ids and icons as well. */
  readonly configuration: WebConfiguration;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Epoch ms. */
  readonly now?: number;
}

/** Makes the site of a target, without maps; in tests a small one takes its place. */
export type MakeSite = (target: TargetName, configuration: WebConfiguration) => Promise<readonly MadeFile[]>;

/** What was made of a target, how it comes to a set, and what a store would refuse. */
export interface Packaged {
  readonly made: readonly { readonly path: string; readonly bytes: number }[];
  /** What else lies in the folder, and was left alone. */
  readonly others: readonly string[];
  readonly steps: readonly string[];
  readonly complaints: readonly Complaint[];
}

/**
 * Builds a target for production and packs it as its sets want it, with its icons; two runs make the same bytes. An earlier run's package is
 * gone where this one fails.
 */
export async function packageTarget(
  target: TargetName,
  options: PackageOptions,
  makeSite: MakeSite = builtSite,
): Promise<Packaged> {
  const { outDir, variant, configuration, env = process.env, now = Date.now() } = options;
  const brand = brandOf(configuration);
  const folder = openPackageFolder(outDir);
  await folder.clear();
  const facts = productFactsOf(brand);
  const drawIcon = createIconPainter(brand);
  const plans = iconPlans(target, facts.background);
  const files = [...(await makeSite(target, configuration)), ...plans.packed.map(drawIcon)];
  const origins = originsOf(configuration);
  const { made, steps, complaints } = await packages[target](files, { facts, variant, env, origins, now });
  const all = made.length === 0 ? [] : [...made, ...plans.forStore.map(drawIcon)];
  await folder.write(all);
  return {
    made: all.map(({ path, contents }) => ({ path, bytes: contents.byteLength })),
    others: await folder.others(all),
    steps,
    complaints: [
      ...checkPage(targets[target].page, files),
      // HbbTV's application is told of by the address of its site.
      ...checkAddresses(configuration, target === 'hbbtv' ? facts.site : undefined),
      ...complaints,
      ...sizeComplaints(made),
    ],
  };
}

async function builtSite(target: TargetName, configuration: WebConfiguration): Promise<readonly MadeFile[]> {
  const { files } = await bundleSite(target, { mode: 'production', configuration });
  return (
    files
      // Maps lead to our sources, and are for us alone.
      .filter(({ kind }) => kind !== 'map')
      .map(({ path, contents }) => ({ path, contents }))
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  );
}
