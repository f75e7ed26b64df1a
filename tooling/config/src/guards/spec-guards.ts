import { isTest, type SourceFile, type WorkspacePackage } from './workspace';

/** A numbered rule of a package: its id, its text and the SPEC.md it stands in. */
export interface Rule {
  readonly id: string;
  readonly path: string;
  /** What follows the id, up to the next rule or an empty line. */
  readonly text: string;
}

const ruleStart = /^(?=[-* ]*\[[A-Z]{2,3}\d+\])/m;
const ruleParts = /^[-* ]*\[([A-Z]{2,3}\d+)\]\s*([\s\S]*?)\s*(?:\n\s*\n|$)/;
const ruleMention = /\[([A-Z]{2,3}\d+)\]/g;

/** Every rule of every SPEC.md, in order. */
export const rulesOf = (packages: readonly WorkspacePackage[]): Rule[] =>
  packages
    .flatMap((each) => each.files)
    .filter(({ path }) => path.endsWith('/SPEC.md'))
    .flatMap(rulesIn);

/** [HO14] Rule ids that are used twice, and tests that name a rule which no SPEC.md has. */
export const findRuleIdViolations = (packages: readonly WorkspacePackage[]): string[] => {
  const first = new Map<string, string>();
  const twice = rulesOf(packages).flatMap(({ id, path }) => {
    const other = first.get(id);
    first.set(id, other ?? path);
    return other === undefined ? [] : [`${path}: [${id}] stands in ${other} already`];
  });
  const unknown = testsOf(packages).flatMap(({ path, text }) =>
    mentionsIn(text)
      .filter((id) => !first.has(id))
      .map((id) => `${path}: names [${id}], which no SPEC.md has`),
  );
  return [...twice, ...unknown];
};

/** [HO15] Rules that no test names. */
export const findUntestedRules = (packages: readonly WorkspacePackage[]): string[] => {
  const named = new Set(testsOf(packages).flatMap(({ text }) => mentionsIn(text)));
  return rulesOf(packages)
    .filter(({ id }) => !named.has(id))
    .map(({ id, path }) => `${path}: no test names [${id}]`);
};

const rulesIn = ({ path, text }: SourceFile): Rule[] =>
  text.split(ruleStart).flatMap((part) => {
    const [, id, rule = ''] = ruleParts.exec(part) ?? [];
    return id === undefined ? [] : [{ id, path, text: rule }];
  });

/** Journeys that several engines share stand in files of their own, which the tests of each engine call. */
const testsOf = (packages: readonly WorkspacePackage[]) =>
  packages
    .flatMap((each) => each.files)
    .filter(({ path }) => isTest(path) || (path.startsWith('tooling/e2e/src/') && path.endsWith('.ts')));

const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ruleMention)].map((match) => match[1] ?? '')),
];
