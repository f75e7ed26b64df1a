import { parseArgs } from 'node:util';

/** What `npm run package` makes. */
export interface PackageOptions {
  readonly target: 'web' | 'tizen' | 'webos' | 'hbbtv';
  readonly variant: 'store' | 'development';
  /** The folder that the packages go to; only what an earlier run made there is removed. */
  readonly outDir: string;
  readonly serviceUrl: string;
  readonly cdnUrl: string;
  /** The brand by its id; the product's own where none is named. */
  readonly brand: string | undefined;
  /** Whether what a store would refuse fails the command. */
  readonly isChecked: boolean;
}

/** What the words behind `npm run package --` ask for. */
export type PackageRequest =
  | { readonly kind: 'package'; readonly options: PackageOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string };

const targets = ['tizen', 'webos', 'hbbtv', 'web'] as const;
const variants = ['store', 'development'] as const;

/** Where the reference service answers, for packages to try out. */
const DEFAULT_SERVICE = 'http://127.0.0.1:4100';

/** What `npm run package -- --help` prints. */
export const PACKAGE_HELP = `npm run package -- <target> [options]

Makes what a set or its store takes of a target (${targets.join(', ')}), and prints each file, its size and the way to a set.

  --service <url>   the service that the package asks (${DEFAULT_SERVICE})
  --cdn <url>       its CDN, where that has another address
  --brand <name>    the brand, by the name of its file in packages/brand/src/brands (the first of its list)
  --variant <name>  store, or development (development)
  --out <folder>    where the packages go (out/<target>); what else lies there stays
  --check           fail where a store would refuse something, and say what to do
  --help            print this

A Samsung package is signed by the certificates that FJERNSYN_TIZEN_AUTHOR_P12, FJERNSYN_TIZEN_AUTHOR_PASSWORD,
FJERNSYN_TIZEN_DISTRIBUTOR_P12 and FJERNSYN_TIZEN_DISTRIBUTOR_PASSWORD name, else by one of our own, which no set takes.`;

/** Reads the words behind `npm run package --`. */
export const parsePackageOptions = (words: readonly string[]): PackageRequest => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        service: { type: 'string', default: DEFAULT_SERVICE },
        cdn: { type: 'string' },
        brand: { type: 'string' },
        variant: { type: 'string', default: 'development' },
        out: { type: 'string' },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error(`Name one target: ${targets.join(', ')}.`);
    const target = oneOf(targets, name, 'target');
    const serviceUrl = toUrl('--service', values.service);
    return {
      kind: 'package',
      options: {
        target,
        variant: oneOf(variants, values.variant, 'variant'),
        outDir: values.out ?? `out/${target}`,
        serviceUrl,
        cdnUrl: values.cdn === undefined ? serviceUrl : toUrl('--cdn', values.cdn),
        brand: values.brand,
        isChecked: values.check,
      },
    };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};

const oneOf = <Name extends string>(names: readonly Name[], name: string, what: string): Name => {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`There is no ${what} ${name}. There is: ${names.join(', ')}.`);
  return found;
};

const toUrl = (option: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search + url.hash !== '')
    throw new Error(`${option} takes an http or https address without a user, ? and #, not '${text}'.`);
  return text.replace(/\/+$/, '');
};
