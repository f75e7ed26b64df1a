import type { Metafile, Plugin } from 'esbuild';
import { PackagerError } from '../errors';

/**
 * What the query cache makes for mutations and pages without end, and its hooks for suspense, for errors that are thrown in a render and
 * for what a store brings back, and what stands for it where nobody asks for any of these.
 */
const standIns: Readonly<Record<string, string>> = {
  'mutationCache.js': `export class MutationCache {
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  clear() {}
}`,
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => undefined;
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;`,
  'errorBoundaryUtils.js': `export const ensurePreventErrorBoundaryRetry = () => {};
export const useClearResetErrorBoundary = () => {};
export const getHasError = () => false;`,
  'suspense.js': `export const defaultThrowOnError = undefined;
export const ensureSuspenseTimers = () => {};
export const shouldSuspend = () => false;
export const fetchOptimistic = undefined;`,
  'IsRestoringProvider.js': `export const IsRestoringProvider = undefined;
export const useIsRestoring = () => false;`,
  'QueryErrorResetBoundary.js': `export const QueryErrorResetBoundary = undefined;
export const useQueryErrorResetBoundary = () => {};`,
};

const replaced =
  /@tanstack[\\/](query-core[\\/].*[\\/](mutationCache|infiniteQueryBehavior)|react-query[\\/].*[\\/](errorBoundaryUtils|suspense|IsRestoringProvider|QueryErrorResetBoundary))\.js$/;

/** Through one of these alone any can be asked for. */
const asking = /@tanstack[\\/].*[\\/](mutationObserver|infiniteQueryObserver|useSuspense\w+|useQueries)\.js$/;

/** Leaves them out of a product: its client and its hook import them whether they are used or not. */
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
