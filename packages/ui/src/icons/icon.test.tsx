import { afterEach, expect, test } from 'vitest';
import { openTestPage, type TestPage } from '../page-fixture';
import { DrawnIcon } from './icon';
import { iconDrawings } from './icon-paths';
import { playerIconDrawings } from './player-icon-paths';

let page: TestPage;
afterEach(() => page.close());

const drawings = Object.entries({ ...iconDrawings, ...playerIconDrawings });

/** The corners of a path: where each of its lines and arcs ends. */
function cornersOf(path: string): readonly number[] {
  const corners: number[] = [];
  let x = 0;
  let y = 0;
  for (const [, name = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const kind = name.toLowerCase();
    const step = { a: 7, c: 6, h: 1, l: 2, m: 2, v: 1, z: 1 }[kind] ?? Number.NaN;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [before = 0, last = 0] = step === 1 ? [numbers[at], numbers[at]] : numbers.slice(at + step - 2, at + step);
      const isOwn = name === kind;
      if (kind !== 'v') x = before + (isOwn ? x : 0);
      if (kind !== 'h') y = last + (isOwn ? y : 0);
      corners.push(x, y);
    }
  }
  return corners;
}

test.each(drawings)('[UI58] %s is drawn within the one field, and says nothing', (_, drawing) => {
  page = openTestPage();
  page.render(<DrawnIcon drawing={drawing} />);
  const icon = page.container.querySelector('svg');
  const wanted = ['0 0 24 24', 'true', 'false'];
  expect(['viewBox', 'aria-hidden', 'focusable'].map((attribute) => icon?.getAttribute(attribute))).toEqual(wanted);
  const corners = Array.from(icon?.querySelectorAll('path') ?? [], (path) => cornersOf(path.getAttribute('d') ?? ''));
  expect(corners.flat().length).toBeGreaterThan(0);
  for (const corner of corners.flat()) expect(corner >= 0 && corner <= 24).toBe(true);
});
