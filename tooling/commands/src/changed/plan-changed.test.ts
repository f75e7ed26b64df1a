import { expect, test } from 'vitest';
import { planChanged } from './plan-changed';

const tests = [
  'apps/storybook/src/story-coverage.test.ts',
  'packages/ui/src/tile/tile.test.tsx',
  'packages/ui/src/tabs/tabs.test.tsx',
  'tooling/config/src/guards/house.test.ts',
  'tooling/e2e/src/browser/first-journeys.test.ts',
  'tooling/e2e/src/browser/header.test.ts',
  'tooling/e2e/src/browser/on-tizen.test.ts',
  'tooling/e2e/src/browser/on-webos-pointer.test.ts',
  'tooling/e2e/src/browser/on-webos.test.ts',
  'tooling/e2e/src/engines/legacy.test.ts',
];
const readers = ['apps/storybook/src/story-coverage.test.ts', 'tooling/config/src/guards/house.test.ts'];
const planOf = (...files: string[]) => planChanged({ base: 'abc', files, tests });

test('[CM81] lets the graph of imports lead from the changed files to unit tests, and always runs tests that read all files', () => {
  const { parts, unit } = planOf('packages/shell/src/frame.test.ts');
  expect(parts).toEqual(['static', 'unit']);
  expect(unit).toEqual({ related: ['packages/shell/src/frame.test.ts', ...readers] });
});

test('[CM81] runs all tests of a package whose styles, data or plain scripts changed, as tests read these as files', () => {
  expect(planOf('packages/ui/src/tabs/tabs.module.css').unit.related).toEqual([
    readers[0],
    'packages/ui/src/tile/tile.test.tsx',
    'packages/ui/src/tabs/tabs.test.tsx',
    readers[1],
  ]);
  expect(planOf('packages/ui/README.md').unit.related).toEqual(readers);
});

test('[CM81] runs every unit test after a change of the libraries or of the run itself', () => {
  for (const file of ['pnpm-lock.yaml', 'vitest.config.ts']) expect(planOf(file).unit).toEqual({});
});

test('[CM82] runs the stories that lead to a changed file of what is drawn, and all of them after a change of the stage', () => {
  const file = 'packages/ui/src/tabs/tabs.tsx';
  expect(planOf(file, 'packages/kernel/src/json.ts').stories).toEqual({ related: [file] });
  expect(planOf('apps/storybook/src/stage.tsx').stories).toEqual({});
  const kernel = planOf('packages/kernel/src/json.ts');
  expect(kernel.parts).not.toContain('stories');
  expect(kernel.leftOut).toContain('stories: no file of ui, client, brand or storybook changed');
});

test('[CM82] builds the web and plays the first journey after a change of what is shipped, and of nothing else', () => {
  const plan = planOf('packages/player/src/machine.ts');
  expect(plan.parts).toEqual(['static', 'unit', 'builds', 'browser']);
  expect(plan.targets).toEqual(['web']);
  expect(plan.browser).toEqual({ files: ['tooling/e2e/src/browser/first-journeys.test.ts'] });
  expect(plan.leftOut).toContain('4 of 5 files of journeys in the browser');
  expect(plan.leftOut).toContain('builds of tizen, webos, hbbtv');
  for (const file of ['src/a.test.ts', 'src/a.stories.tsx', 'src/testing/a.ts', 'README.md']) {
    expect(planOf(`packages/ui/${file}`).targets).toEqual([]);
  }
});

test('[CM82] builds a changed target and plays its journeys; a changed journey runs itself', () => {
  const set = planOf('apps/tizen/src/main.tsx');
  expect(set.targets).toEqual(['tizen']);
  expect(set.browser).toEqual({ files: ['tooling/e2e/src/browser/on-tizen.test.ts'] });
  expect(planOf('apps/webos/index.html').browser.files).toHaveLength(2);
  const journeys = planOf('tooling/e2e/src/browser/header.test.ts', 'tooling/e2e/src/engines/legacy.test.ts');
  expect(journeys.browser).toEqual({ files: ['tooling/e2e/src/browser/header.test.ts'] });
  expect(journeys.engines).toEqual({ files: ['tooling/e2e/src/engines/legacy.test.ts'] });
  expect(journeys.parts).toEqual(['static', 'unit', 'browser', 'engines']);
});

test('[CM80] runs nothing where nothing changed', () => {
  expect(planOf().parts).toEqual([]);
});

test('[CM81] checks styles only where one changed', () => {
  expect(planOf('packages/ui/src/tabs/tabs.tsx').hasStyles).toBe(false);
  expect(planOf('packages/ui/src/tabs/tabs.module.css').hasStyles).toBe(true);
});
