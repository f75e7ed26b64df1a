import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findMissingPaths,
  findUnknownCases,
  findUnknownReadings,
  findUnknownSections,
} from '../references/reference-guards';
import { findTableViolations, findUnknownRequirements, requirementTable } from '../references/requirement-table';
import { findBoundaryViolations, type TurboBoundaries } from './boundary-guards';
import { findBrandViolations } from './brand-guards';
import { findNumberViolations } from './decision-guards';
import { errorCodesOf, findErrorCodeViolations } from './error-code-guards';
import { findFocusIdViolations } from './focus-id-guards';
import { HOUSE } from './house-table';
import {
  findEdgeViolations,
  findExportsViolations,
  findLibraryViolations,
  findManifestViolations,
  findTagViolations,
} from './package-guards';
import { findCatalogViolations, findDoubleVersions, findRegistryHosts } from './pin-guards';
import { findProgramViolations, readCompiled, readPrograms } from './program-guards';
import {
  findCaseViolations,
  findCssModuleViolations,
  findDomainViolations,
  findJsonViolations,
  findKernelViolations,
  findLengthViolations,
  findModuleViolations,
  findNamingViolations,
  findPromiseViolations,
  findRandomViolations,
  findShortWaits,
  findSpreadLiteralViolations,
  findZodViolations,
} from './source-guards';
import { findRuleIdViolations, findRuleShapeViolations, findUntestedRules } from './spec-guards';
import { findMissingStories } from './story-guards';
import { readJson, readWorkspace } from './workspace';

const root = join(import.meta.dirname, '../../../..');
const packages = readWorkspace(root);
const read = (name: string) => readFileSync(join(root, name), 'utf8');

it.each([
  ['[HO1] every package has its tag, folder and name', findTagViolations],
  ['[HO2] every package depends on what the table allows', findEdgeViolations],
  ['[HO3] every library stands on its floor', findLibraryViolations],
  ['[HO4] every package has one door', findExportsViolations],
  ['[HO5] every manifest takes its versions from the workspace', findManifestViolations],
  ['[HO6] no file is too long', findLengthViolations],
  ['[HO7] every name is kebab-case and says something', findNamingViolations],
  ['[HO8] every CSS module has its own name', findCssModuleViolations],
  ["[HO35] nothing changes case by the set's language", findCaseViolations],
  ['[HO62] no object literal is spread at once', findSpreadLiteralViolations],
  ['[HO9] no module re-exports everything or keeps state', findModuleViolations],
  ['[HO10] no domain package knows the DOM, a clock or chance', findDomainViolations],
  ['[HO11] chance stands in browser alone', findRandomViolations],
  ['[HO12] the product takes zod/mini', findZodViolations],
  ['[HO46] the product reads JSON in one place', findJsonViolations],
  ['[HO28] the kernel is small', findKernelViolations],
  ['[HO60] brands and universes are named in their files alone', findBrandViolations],
  ['[HO65] every dialog of client has a story', findMissingStories],
  ['[HO70] focus ids are made and read by their functions', findFocusIdViolations],
  ['[HO440] no test gives up after a second', findShortWaits],
  ['[HO13] no promise is left in the code', findPromiseViolations],
  ['[HO14] every rule has its own id, and tests name known ones', findRuleIdViolations],
  ['[HO15] every rule is named by a test', findUntestedRules],
  ['[HO56] every rule is short, and stands in the order of its area', findRuleShapeViolations],
  ['[HO45] every error code is declared once, in its package, and documented', findErrorCodeViolations],
])('%s', (_fact, find) => {
  expect(packages.length).toBeGreaterThan(10);
  expect(find(packages)).toEqual([]);
});

it('[HO45] the guard finds the error codes', () => {
  expect(errorCodesOf(packages).length).toBeGreaterThan(30);
});

it('[HO16] the catalog pins exact versions', () => {
  expect(findCatalogViolations(read('pnpm-workspace.yaml'))).toEqual([]);
});

it('[HO17] the lockfile holds one version of each library of the product', () => {
  const libraries = Object.values(HOUSE).flatMap((row) => (row.libraries === 'anything' ? [] : row.libraries));
  expect(findDoubleVersions(read('pnpm-lock.yaml'), [...new Set(libraries)])).toEqual([]);
});

it('[HO18] the lockfile names no registry', () => {
  expect(findRegistryHosts(read('pnpm-lock.yaml'))).toEqual([]);
});

it('[HO19] turbo.json follows the table', () => {
  const { boundaries } = readJson<{ boundaries?: TurboBoundaries }>(join(root, 'turbo.json'), {});
  expect(findBoundaryViolations(boundaries)).toEqual([]);
  expect(boundaries?.implicitDependencies).toEqual(['vitest']);
});

it('[HO740] the compiler checks every package once, as its own tsconfig says', () => {
  const compiled = packages.map(({ folder }) => readCompiled(root, `${folder}/tsconfig.json`));
  expect(compiled.every(({ sources }) => sources.length > 0)).toBe(true);
  expect(findProgramViolations(compiled, readPrograms(root))).toEqual([]);
});

it('[HO33] the records of decisions are numbered through', () => {
  const folder = join(root, 'docs/decisions');
  const records = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  expect(findNumberViolations(records)).toEqual([]);
});

describe('what comments, rules and titles refer to', () => {
  const requirements = read('docs/requirements.tsv');
  const pages = {
    reading: read('docs/reading.md'),
    design: read('docs/design.md'),
    cases: read('docs/cases.tsv'),
  };

  it('[HO50] the table of requirements names the rules of today', () => {
    const hint = 'Run `npm run references` and commit docs/requirements.tsv.';
    expect(requirementTable(requirements, packages) === requirements, hint).toBe(true);
  });

  it('[HO51] every requirement has words and an id of its own', () => {
    expect(findTableViolations(requirements)).toEqual([]);
  });

  it('[HO52] every requirement that is cited exists', () => {
    expect(findUnknownRequirements(requirements, packages)).toEqual([]);
  });

  it.each(['docs/architecture.md', 'docs/flows.md'])('[HO57] every path that %s names is there', (path) => {
    expect(findMissingPaths([{ path, text: read(path) }], packages)).toEqual([]);
  });

  it.each([
    ['[HO53] every case that a title names is written down', findUnknownCases],
    ['[HO54] every reading of the specification that is cited exists', findUnknownReadings],
    ['[HO55] every section of the design that is cited exists', findUnknownSections],
  ])('%s', (_fact, find) => {
    expect(find(pages, packages)).toEqual([]);
  });
});
