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
const citations = /\s*\((?:[SC]\d|design \d|reading ")[^)]*\)$/;
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

/** The longest that a rule may be, in words. */
export const MAX_RULE_WORDS = 25;

/** [HO56] Rules of too many words, without what they cite, and rules of an area that are not in the order of their numbers. */
export const findRuleShapeViolations = (packages: readonly WorkspacePackage[]): string[] => {
  const long = rulesOf(packages)
    .map(({ id, path, text }) => ({ id, path, words: wordsIn(text.replace(citations, '')) }))
    .filter(({ words }) => words > MAX_RULE_WORDS)
    .map(({ id, path, words }) => `${path}: [${id}] has ${words} words, and a rule has ${MAX_RULE_WORDS}`);
  const unordered = packages
    .flatMap((each) => each.files)
    .filter(({ path }) => path.endsWith('/SPEC.md'))
    .flatMap(({ path, text }) => text.split(/^#+ /m).map((area) => rulesIn({ path, text: area })))
    .flatMap((rules) =>
      rules
        .filter(({ id }, index) => rules.slice(0, index).some((before) => isAhead(id, before.id)))
        .map(({ id, path }) => `${path}: [${id}] stands behind a higher number of its area`),
    );
  return [...long, ...unordered];
};

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isAhead = (id: string, other: string): boolean => {
  const [letters, otherLetters] = [id, other].map((each) => each.replace(/\d+/, ''));
  return letters === otherLetters && Number(id.replace(/\D+/, '')) < Number(other.replace(/\D+/, ''));
};

const rulesIn = ({ path, text }: SourceFile): Rule[] =>
  text.split(ruleStart).flatMap((part) => {
    const [, id, rule = ''] = ruleParts.exec(part) ?? [];
    return id === undefined ? [] : [{ id, path, text: rule }];
  });

/** Journeys and promises that several tests share stand in files of their own, which each of them runs. */
const testsOf = (packages: readonly WorkspacePackage[]) =>
  packages
    .flatMap((each) => each.files)
    .filter(({ path }) => isTest(path) || /^tooling\/e2e\/src\/.*\.ts$|-conformance\.ts$/.test(path));

const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ruleMention)].map((match) => match[1] ?? '')),
];
