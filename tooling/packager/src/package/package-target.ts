import type { WebConfiguration } from '../build-result';
import { type Complaint, type MadeFile, sizeComplaints, type Variant } from '../files/made-file';
import { openPackageFolder } from '../files/package-folder';
import { createIconPainter } from '../icons/draw-icons';
import { iconPlans } from '../icons/icon-plans';
import { productFactsOf } from '../product-facts';
import { brandOf } from '../site/brand-of';
import { bundleSite } from '../site/build-target';
import type { TargetName } from '../targets';
import { packages } from './packages';

/** What {@link packageTarget} is asked for. */
export interface PackageOptions {
  /** Where the packages go; what others have there stays. */
  readonly outDir: string;
  readonly variant: Variant;
  /** What the page tells the application: the service's addresses, and the brand, which decides names, ids and icons as well. */
  readonly configuration: WebConfiguration;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

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
export async function packageTarget(target: TargetName, options: PackageOptions): Promise<Packaged> {
  const { outDir, variant, configuration, env = process.env } = options;
  const brand = brandOf(configuration);
  const folder = openPackageFolder(outDir);
  await folder.clear();
  const facts = productFactsOf(brand);
  const drawIcon = createIconPainter(brand);
  const plans = iconPlans(target, facts.background);
  const site = await builtSite(target, configuration);
  const files = [...site, ...plans.packed.map(drawIcon)];
  const { made, steps, complaints } = await packages[target](files, { facts, variant, env });
  const all = [...made, ...plans.forStore.map(drawIcon)];
  await folder.write(all);
  return {
    made: all.map(({ path, contents }) => ({ path, bytes: contents.byteLength })),
    others: await folder.others(all),
    steps,
    complaints: [...complaints, ...all.flatMap(sizeComplaints)],
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
