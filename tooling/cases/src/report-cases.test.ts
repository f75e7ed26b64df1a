import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FocusCase } from './case-types';
import { CASES_HELP, parseCasesOptions } from './cases-options';
import { complaintsOf, reportCases } from './report-cases';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

const good = {
  id: 'good',
  layout: [
    { id: 'a', x: 0, y: 0, w: 10, h: 10 },
    { id: 'b', x: 20, y: 0, w: 10, h: 10 },
  ],
  start: 'a',
  keys: ['right'],
  expect: 'b',
};

it('[CC1] reads a list, an object with cases, one case, and every such file of a folder', () => {
  write('list.json', [good]);
  write('cases.json', { version: 1, cases: [good, good] });
  write('one.json', good);
  expect(reportCases([folder])).toEqual({ lines: ['4 of 4 cases hold'], isGood: true });
});

it.each([
  ['is not JSON', 'nothing'],
  ['holds no cases', []],
  ['holds no list of cases', { name: 'x' }],
  ['without an id', [{ layout: [] }]],
  ['has no layout', [{ ...good, layout: [{ id: 'a' }] }]],
  ['has no keys', [{ ...good, keys: [7] }]],
  ['starts at', [{ ...good, start: 7 }]],
  ['expects nothing', [{ id: 'x', layout: [], keys: [] }]],
])('[CC1] refuses a file that %s', (reason, content) => {
  const { lines, isGood } = reportCases([write('bad.json', content), write('good.json', good)]);
  expect(lines[0]).toMatch(/^unread\t.*bad\.json: /);
  expect(lines[0]).toContain(reason);
  expect(lines[1]).toBe('1 of 1 cases hold');
  expect(isGood).toBe(false);
});

it('[CC1] refuses a path where nothing is, and a folder without a file', () => {
  expect(reportCases([join(folder, 'none')]).lines[0]).toContain('is not there');
  expect(reportCases([folder]).lines[0]).toContain('holds no .json file');
});

it('[CC2] tells of each case that fails what was expected and what came', () => {
  const path = write('some.json', [good, { ...good, id: 'bad', expect: 'a', expectPath: ['a'] }]);
  expect(reportCases([path])).toEqual({
    lines: ['failed\tbad\tfocus: expected "a", came "b"; path: expected ["a"], came ["b"]', '1 of 2 cases hold'],
    isGood: false,
  });
});

it('[CC3] fails a case that asks for what nobody knows', () => {
  expect(complaintsOf({ ...good, keys: [{ op: 'juggle' }] } as FocusCase)).toEqual([
    'asks for something unknown: {"op":"juggle"}',
  ]);
  expect(reportCases([write('x.json', { ...good, expectMusic: true })]).lines[0]).toContain('expectMusic');
});

it('[CC6] takes paths, helps, and refuses what makes no sense', () => {
  expect(parseCasesOptions(['focus', 'a', 'b'])).toEqual({ kind: 'run', area: 'focus', paths: ['a', 'b'] });
  expect(parseCasesOptions(['--help'])).toEqual({ kind: 'help' });
  expect(CASES_HELP).toContain('focus <file or folder>');
  for (const words of [[], ['focus'], ['music', 'a'], ['--fast']]) {
    expect(parseCasesOptions(words)).toMatchObject({ kind: 'refused' });
  }
});
