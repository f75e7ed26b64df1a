import { isCode, isTest, type SourceFile, type WorkspacePackage } from './workspace';

/** The packages that read a brand and name none. */
const readers: readonly string[] = ['packages/ui', 'packages/shell', 'packages/client'];

const brandFile = /^packages\/brand\/src\/brands\/(?!index\.)[\w-]+\.ts$/;
const statedName = /^\s+(id|name): '([^']+)',$/gm;
const brandList = /from '@fjernsyn\/brand\/brands'/;

/** The ids and the names that the brands' files give to brands and universes. */
export const brandNames = (
  packages: readonly WorkspacePackage[],
): { readonly id: string[]; readonly name: string[] } => {
  const texts = allFiles(packages).filter(({ path }) => brandFile.test(path) && !isTest(path));
  const stated = texts.flatMap(({ text }) => [...text.matchAll(statedName)]);
  const valuesOf = (key: string) => [
    ...new Set(stated.filter((match) => match[1] === key).map((match) => match[2] ?? '')),
  ];
  return { id: valuesOf('id'), name: valuesOf('name') };
};

/**
 * [HO60] Texts and class names of ui, shell and client that name a brand or a universe, tests and stories that choose one by its id, and code
 * of the product that imports the brands themselves. A name may be a common word, so that other words of the code count for nothing.
 */
export const findBrandViolations = (packages: readonly WorkspacePackage[]): string[] => {
  const names = brandNames(packages);
  const all = [...names.id, ...names.name].join('|');
  const text = new RegExp(`(['"\`])(?<name>${all})\\1`, 'i');
  const idText = new RegExp(`(['"\`])(?<name>${names.id.join('|')})\\1`);
  const selector = new RegExp(`\\.(?<name>${names.id.join('|')})\\b`);
  const patternOf = (path: string) => (path.endsWith('.css') ? selector : isProduct(path) ? text : idText);
  const read = packages.filter(({ folder }) => readers.includes(folder));
  return [
    ...allFiles(read)
      .filter(({ path }) => path.includes('/src/') && (isCode(path) || path.endsWith('.css')))
      .flatMap(({ path, text: source }) => {
        const name = patternOf(path).exec(source)?.groups?.name;
        return name === undefined ? [] : [`${path}: names ${name}, which is the business of a brand's file`];
      }),
    ...allFiles(packages.filter(({ folder }) => /^(packages|apps\/(?!storybook))/.test(folder)))
      .filter(({ path, text }) => isProduct(path) && brandList.test(text))
      .map(({ path }) => `${path}: imports the brands; the configuration brings the one that is chosen`),
  ];
};

const allFiles = (packages: readonly WorkspacePackage[]): SourceFile[] => packages.flatMap(({ files }) => files);

const isProduct = (path: string): boolean =>
  !isTest(path) && !path.endsWith('.stories.tsx') && !path.includes('/testing/');
