import type { TestRow } from './tsv';

/** Dependencies of {@link createBuiltSites}: where the list of sites is kept for the parts that open them. */
export interface BuiltSitesDeps {
  readonly path: string;
  readonly write: (path: string, text: string) => void;
}

/** The sites that the builds part of a run has made, for the parts after it. */
export interface BuiltSites<Build> {
  /** Takes the build of a target. */
  readonly add: (target: string, build: Build) => Build;
  /** Takes how the builds part ended: nobody is told of its sites unless all of it passed. */
  readonly end: (rows: readonly TestRow[]) => void;
  /** What the parts after it find in the environment; never what an earlier run has left there. */
  readonly env: () => Readonly<Record<'FJERNSYN_SITES', string>>;
}

/** Creates the {@link BuiltSites} of one run. */
export const createBuiltSites = <Build>({ path, write }: BuiltSitesDeps): BuiltSites<Build> => {
  const sites: Record<string, Build> = {};
  let isMade = false;
  return {
    add: (target, build) => {
      sites[target] = build;
      return build;
    },
    end: (rows) => {
      isMade = rows.length > 0 && rows.every(({ status }) => status === 'passed');
      if (isMade) write(path, JSON.stringify(sites));
    },
    env: () => ({ FJERNSYN_SITES: isMade ? path : '' }),
  };
};
