import { isTest, type WorkspacePackage } from '../guards/workspace';

/** The pages that comments and rules cite by a heading, and the tables that they cite by an id. */
export interface Pages {
  /** The text of docs/reading.md, cited by `reading` and a quoted name. */
  readonly reading: string;
  /** The text of docs/design.md, cited by `design` and a number. */
  readonly design: string;
  /** The text of docs/cases.tsv, whose ids stand in titles of tests. */
  readonly cases: string;
}

/** A page of docs, and its text. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

const packagePath = /(?<![\w/@.-])([a-z]+)\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)(?![\w/*.-])/g;
const titleTags = /['"`]((?:\[[^\]\s]+\] ?)+)/g;
const caseTag = /\[([a-z][a-z0-9]*(?:-[a-z0-9]+)+|P\d{3})\]/g;
const ruleTag = /\[[A-Z]{2,3}\d+\]/;

/** [HO53] Cases that a test's title names and docs/cases.tsv lacks, and ids that stand there twice. */
export const findUnknownCases = ({ cases }: Pages, packages: readonly WorkspacePackage[]): string[] => {
  const ids = cases
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t', 1)[0] ?? '');
  const known = new Set(ids);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: stands twice`);
  const unknown = filesOf(packages)
    .filter(({ path }) => isTest(path) || path.startsWith('tooling/e2e/src/'))
    .flatMap(({ path, text }) =>
      casesIn(text)
        .filter((id) => !known.has(id))
        .map((id) => `${path}: names [${id}], which docs/cases.tsv lacks`),
    );
  return [...twice, ...unknown];
};

/** [HO54] Citations of docs/reading.md whose name is neither a heading nor a decision there. */
export const findUnknownReadings = ({ reading }: Pages, packages: readonly WorkspacePackage[]): string[] => {
  const known = namesIn(reading, /^(?:#+ |- \*\*)([^*\n]+?)\.?(?:\*\*.*)?$/gm);
  return findUnknown(packages, /\breading "([^"\n]+)"/g, /(.+)/g, known, 'docs/reading.md');
};

/** [HO55] Citations of docs/design.md whose section is not there. */
export const findUnknownSections = ({ design }: Pages, packages: readonly WorkspacePackage[]): string[] => {
  const known = namesIn(design, /^## (\d+)\. /gm);
  return findUnknown(packages, /\bdesign ((?:\d+(?:, | and )?)+)/g, /(\d+)/g, known, 'docs/design.md');
};

/** [HO57] Files and folders that a page names by package and path, as `shell/reading`, and that are not there. */
export const findMissingPaths = (pages: readonly Page[], packages: readonly WorkspacePackage[]): string[] => {
  const files = filesOf(packages).map(({ path }) => path.replace(/\.tsx?$/, ''));
  const names = new Set(packages.map(({ folder }) => folder.replace(/^packages\//, '')));
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(packagePath)]
      .filter(([, name = '']) => names.has(name))
      .filter(([, name, rest]) => {
        const wanted = `packages/${name}/src/${rest}`;
        return !files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
      })
      .map(([named]) => `${path}: names ${named}, which is not there`),
  );
};

const findUnknown = (
  packages: readonly WorkspacePackage[],
  citation: RegExp,
  name: RegExp,
  known: ReadonlySet<string>,
  page: string,
): string[] =>
  filesOf(packages)
    .filter(({ path }) => /\.(md|tsx?)$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(citation)]
        .flatMap((match) => [...namesIn(match[1] ?? '', name)])
        .filter((cited) => !known.has(cited))
        .map((cited) => `${path}: cites "${cited}", which ${page} lacks`),
    );

const filesOf = (packages: readonly WorkspacePackage[]) => packages.flatMap((each) => each.files);

/** The cases among the tags at the beginning of a title; a title has a rule among them. */
const casesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(titleTags)]
      .map((match) => match[1] ?? '')
      .filter((tags) => ruleTag.test(tags))
      .flatMap((tags) => [...namesIn(tags, caseTag)]),
  ),
];

const namesIn = (text: string, name: RegExp): Set<string> =>
  new Set([...text.matchAll(name)].map((match) => match[1] ?? ''));
