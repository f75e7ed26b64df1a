import { HOUSE } from './house-table';
import { type Manifest, SCOPE, type WorkspacePackage } from './workspace';

/** What a test says of a package that differs from a sound one. */
export interface PackageDraft {
  readonly manifest?: Partial<Manifest>;
  readonly folder?: string;
  readonly tags?: readonly string[];
  readonly tsconfig?: WorkspacePackage['tsconfig'];
  /** Texts by path from the package's folder. */
  readonly files?: Readonly<Record<string, string>>;
}

/** A sound package of the table for a guard's test, with what the test makes different. */
export const draftPackage = (tag: string, draft: PackageDraft = {}): WorkspacePackage => {
  const folder = draft.folder ?? HOUSE[tag]?.folder ?? `packages/${tag}`;
  return {
    folder,
    manifest: {
      name: `${SCOPE}${tag}`,
      private: true,
      sideEffects: false,
      exports: { '.': './src/index.ts' },
      ...draft.manifest,
    },
    tags: draft.tags ?? [tag],
    tsconfig: draft.tsconfig ?? { extends: '../../tooling/config/tsconfig.domain.json' },
    files: Object.entries(draft.files ?? {}).map(([path, text]) => ({ path: `${folder}/${path}`, text })),
  };
};
