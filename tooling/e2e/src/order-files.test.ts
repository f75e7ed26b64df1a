import { expect, test } from 'vitest';
import { orderFiles } from './order-files';

const filesOf = (project: string, ...names: readonly string[]) =>
  names.map((name) => ({ moduleId: `/checkout/${name}.test.ts`, project: { name: project } }));

const names = Array.from({ length: 20 }, (_, at) => `packages/ui/src/file-${at}`);

test('[EE25] begins the longest files first, and all others in an order that the seed repeats', () => {
  const files = filesOf('browser', ...names, 'tooling/e2e/src/browser/troubles');
  const order = (seed: number): string[] => orderFiles(files, seed).map(({ moduleId }) => moduleId);
  expect(order(1)).toEqual(order(1));
  expect(order(1)).not.toEqual(order(2));
  expect(order(1).sort()).toEqual(files.map(({ moduleId }) => moduleId).sort());
  for (const seed of [1, 2, 3]) expect(order(seed)[0]).toBe('/checkout/tooling/e2e/src/browser/troubles.test.ts');
});

test('[EE25] begins the longest of each project first', () => {
  const leaks = 'tooling/e2e/src/service/leaks';
  for (const seed of [1, 2, 3])
    expect(orderFiles(filesOf('unit', ...names, leaks), seed)[0]?.moduleId).toBe(`/checkout/${leaks}.test.ts`);
});

test('[EE25] runs project by project, as a worker is kept only within one', () => {
  const [unit, dom] = [filesOf('unit', ...names), filesOf('unit-dom', ...names)];
  const mixed = unit.flatMap((file, at) => [file, ...dom.slice(at, at + 1)]);
  const projects = orderFiles(mixed, 1).map(({ project }) => project.name);
  expect(projects.filter((name, at) => name !== projects[at - 1])).toHaveLength(2);
});
