/** [HO16] Entries of the workspace's catalog that leave a version open, and named catalogs, which would make a second one. */
export const findCatalogViolations = (workspaceYaml: string): string[] => {
  const lines = workspaceYaml.split('\n');
  const start = lines.findIndex((line) => /^catalog:\s*$/.test(line));
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line) && !line.startsWith('#'));
  const entries = start === -1 ? [] : lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  return [
    ...(start === -1 ? ['pnpm-workspace.yaml: has no catalog'] : []),
    ...(lines.some((line) => /^catalogs:/.test(line)) ? ['pnpm-workspace.yaml: one catalog, not several'] : []),
    ...entries
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#') && !/: '?"?\d+\.\d+\.\d+(-[\w.]+)?'?"?$/.test(line))
      .map((line) => `pnpm-workspace.yaml: "${line}" is no exact version`),
  ];
};

/** Where each version of a library is resolved, from the lockfile's `packages` section. */
const versionsIn = (lockfile: string): Map<string, Set<string>> => {
  const section = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile)?.[1] ?? '';
  const versions = new Map<string, Set<string>>();
  for (const [, name = '', version = ''] of section.matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^(:'\s]+)/gm)) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return versions;
};

/** [HO17] Libraries that the product runs and of which the lockfile holds more than one version. */
export const findDoubleVersions = (lockfile: string, libraries: readonly string[]): string[] => {
  const versions = versionsIn(lockfile);
  return libraries.flatMap((name) => {
    const found = [...(versions.get(name) ?? [])];
    return found.length > 1 ? [`pnpm-lock.yaml: ${name} in ${found.length} versions: ${found.join(', ')}`] : [];
  });
};

/** [HO18] Addresses of a registry in the lockfile: another machine may use another one. */
export const findRegistryHosts = (lockfile: string): string[] =>
  lockfile
    .split('\n')
    .filter((line) => /https?:\/\/|^\s+tarball:/.test(line) && !/^\s+deprecated:/.test(line))
    .map((line) => `pnpm-lock.yaml: ${line.trim()}`);
