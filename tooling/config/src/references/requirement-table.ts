import { rulesOf } from '../guards/spec-guards';
import type { WorkspacePackage } from '../guards/workspace';

/** A row of docs/requirements.tsv. */
export interface Requirement {
  readonly id: string;
  readonly section: string;
  /** What is required, in words of the project. */
  readonly words: string;
  /** The rules that keep it, separated by spaces. */
  readonly rules: string;
}

const header = 'id\tsection\trequirement\trules';
const citation = /\b[SC]\d+\.\d+\b/g;

/** The rows of the table's text. */
export const parseRequirements = (table: string): Requirement[] =>
  linesOf(table).map((line) => {
    const [id = '', section = '', words = '', rules = ''] = line.split('\t');
    return { id, section, words, rules };
  });

/** The table's text with its column of rules written from every SPEC.md; nothing else of it changes. */
export const requirementTable = (table: string, packages: readonly WorkspacePackage[]): string => {
  const kept = new Map<string, string[]>();
  for (const { id, text } of rulesOf(packages))
    for (const cited of citationsIn(text)) kept.set(cited, [...(kept.get(cited) ?? []), id]);
  const rows = parseRequirements(table).map(({ id, section, words }) =>
    [id, section, words, (kept.get(id) ?? []).sort(byNumber).join(' ')].join('\t'),
  );
  return `${[header, ...rows].join('\n')}\n`;
};

/** [HO51] Rows that lack an id, a section or words, and ids that stand twice. */
export const findTableViolations = (table: string): string[] => {
  const seen = new Set<string>();
  return parseRequirements(table).flatMap(({ id, section, words }) => {
    const twice = seen.has(id);
    seen.add(id);
    if (id === '' || section === '' || words === '') return [`${id}: has no id, section or words`];
    return twice ? [`${id}: stands twice`] : [];
  });
};

/** [HO52] Requirements that a file of a package cites and the table lacks. */
export const findUnknownRequirements = (table: string, packages: readonly WorkspacePackage[]): string[] => {
  const known = new Set(parseRequirements(table).map(({ id }) => id));
  return packages
    .flatMap((each) => each.files)
    .filter(({ path }) => /\.(md|tsx?)$/.test(path))
    .flatMap(({ path, text }) =>
      citationsIn(text)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: cites ${id}, which docs/requirements.tsv lacks`),
    );
};

const citationsIn = (text: string): string[] => [...new Set(text.match(citation) ?? [])];

const linesOf = (table: string): string[] => table.trimEnd().split('\n').slice(1);

const byNumber = (one: string, other: string): number => {
  const [letters, otherLetters] = [one.replace(/\d+/, ''), other.replace(/\d+/, '')];
  if (letters !== otherLetters) return letters < otherLetters ? -1 : 1;
  return Number(one.replace(/\D+/, '')) - Number(other.replace(/\D+/, ''));
};
