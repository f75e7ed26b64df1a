import type { Metafile, Plugin } from 'esbuild';
import { PackagerError } from '../errors';

/** What the query cache makes for mutations and pages without end, and what stands for it where nobody asks for them. */
const standIns: Readonly<Record<string, string>> = {
  'mutationCache.js': `export class MutationCache {
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  clear() {}
}`,
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`,
};

const replaced = /@tanstack[\\/]query-core[\\/].*[\\/](mutationCache|infiniteQueryBehavior)\.js$/;

/**
 * Through one of the observers alone they can be asked for. The hooks for React stand beside them: they learn by a Proxy what their user
 * reads, which no engine before Chromium 49 has.
 */
const asking = /@tanstack[\\/](query-core[\\/].*[\\/](mutationObserver|infiniteQueryObserver)|react-query[\\/].*)\.js$/;

/** Leaves them out of a product: the cache imports them whether they are used or not. */
export function withoutUnusedQueryParts(): Plugin {
  return {
    name: 'unused-query-parts',
    setup(app) {
      app.onLoad({ filter: replaced }, ({ path }) => ({
        contents: standIns[path.replace(/^.*[\\/]/, '')] ?? '',
        loader: 'js',
      }));
    },
  };
}

/** Refuses with `packager/query-part-missing` a bundle in which something asks for a part that was left out. */
export function refuseMissingQueryParts({ outputs }: Pick<Metafile, 'outputs'>): void {
  for (const { inputs } of Object.values(outputs)) {
    const used = Object.keys(inputs).find((path) => asking.test(path) && (inputs[path]?.bytesInOutput ?? 0) > 0);
    if (used === undefined) continue;
    throw new PackagerError(
      'packager/query-part-missing',
      `${used} needs what unused-query-parts.ts leaves out of the product: take it back in.`,
    );
  }
}
