/** What a package compiles against: `domain` has no DOM and no clock, `node` is tooling. */
export type PackageKind = 'domain' | 'dom' | 'react' | 'node';

/** One package's place in the house. */
export interface HouseRow {
  /** The folder from the repository's root. */
  readonly folder: string;
  readonly kind: PackageKind;
  /** The packages it may name in its manifest, by tag; `anything` lifts the limit. */
  readonly mayImport: readonly string[] | 'anything';
  /** The libraries that may run in it; `anything` lifts the limit, as in tooling, which no viewer receives. */
  readonly libraries: readonly string[] | 'anything';
}

const base = ['kernel', 'contracts', 'platform', 'api'] as const;
const domains = ['session', 'lists', 'schedules', 'activity', 'player', 'analytics', 'catalogue'] as const;
const reactLibraries = ['react', 'react-dom', '@xstate/react'] as const;

const domain = (name: string, mayImport: readonly string[], libraries: readonly string[] = []): HouseRow => ({
  folder: `packages/${name}`,
  kind: 'domain',
  mayImport,
  libraries,
});

const app = (name: string): HouseRow => ({
  folder: `apps/${name}`,
  kind: 'react',
  mayImport: ['client', 'browser', 'platform', 'kernel', 'focus'],
  libraries: reactLibraries,
});

const tool = (name: string, mayImport: HouseRow['mayImport']): HouseRow => ({
  folder: `tooling/${name}`,
  kind: 'node',
  mayImport,
  libraries: 'anything',
});

/** Who may import whom, by tag, for every package of the plan: those that do not exist yet stand here already. */
export const HOUSE: Readonly<Record<string, HouseRow>> = {
  kernel: domain('kernel', []),
  brand: domain('brand', []),
  contracts: domain('contracts', ['kernel'], ['zod']),
  platform: domain('platform', ['kernel']),
  focus: domain('focus', ['kernel']),
  api: domain('api', ['kernel', 'contracts', 'platform']),
  browser: { folder: 'packages/browser', kind: 'dom', mayImport: ['kernel', 'platform'], libraries: ['shaka-player'] },
  ui: { folder: 'packages/ui', kind: 'react', mayImport: ['kernel', 'focus', 'brand'], libraries: reactLibraries },
  session: domain('session', base, ['xstate', 'zod']),
  lists: domain('lists', base, ['@tanstack/query-core']),
  schedules: domain('schedules', base, ['xstate']),
  activity: domain('activity', base),
  player: domain('player', base, ['xstate']),
  analytics: domain('analytics', base),
  catalogue: domain('catalogue', [...base, 'lists'], ['@tanstack/query-core']),
  shell: domain('shell', [...base, 'brand', 'focus', ...domains], ['@tanstack/query-core', 'xstate', 'zod']),
  client: {
    folder: 'packages/client',
    kind: 'react',
    mayImport: ['kernel', 'brand', 'contracts', 'platform', 'focus', 'ui', 'shell', ...domains],
    libraries: [...reactLibraries, 'fflate', 'qrcode'],
  },
  web: app('web'),
  tizen: app('tizen'),
  webos: app('webos'),
  hbbtv: app('hbbtv'),
  storybook: { folder: 'apps/storybook', kind: 'react', mayImport: 'anything', libraries: 'anything' },
  config: tool('config', []),
  media: tool('media', ['kernel', 'contracts']),
  'reference-catalogue': tool('reference-catalogue', []),
  'reference-pictures': tool('reference-pictures', ['reference-catalogue']),
  'reference-service': tool('reference-service', [
    'kernel',
    'contracts',
    'media',
    'reference-catalogue',
    'reference-pictures',
  ]),
  packager: tool('packager', 'anything'),
  openapi: tool('openapi', ['contracts', 'api']),
  simulator: tool('simulator', 'anything'),
  e2e: tool('e2e', 'anything'),
  bench: tool('bench', 'anything'),
  cases: tool('cases', ['kernel', 'focus', 'browser']),
  commands: tool('commands', ['config', 'packager', 'reference-service', 'simulator']),
};

/** Packages that stand at the end of every chain: nothing of the product may import them, whatever the table allows. */
export const NEVER_IMPORTED: readonly string[] = ['storybook', 'e2e', 'bench', 'cases', 'openapi', 'commands'];

/**
 * Every tag that a package reaches through its imports; `anything` where one of them may import anything. The lists of
 * `turbo boundaries` are these, as its rules follow dependencies of dependencies.
 */
export const closureOf = (tag: string, house: Readonly<Record<string, HouseRow>> = HOUSE): string[] | 'anything' => {
  const reached = new Set<string>();
  const open = [tag];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const row = house[next];
    if (row === undefined || row.mayImport === 'anything') return 'anything';
    for (const target of row.mayImport) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return [...reached].sort();
};
