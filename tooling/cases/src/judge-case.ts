import type { CaseRecord, FocusCase, ScrollExpectation } from './case-types';

/** What a case expected and did not get, a sentence each; empty when it holds. */
export const judgeCase = (source: FocusCase, record: CaseRecord): readonly string[] => [
  ...judgeFocus(source, record),
  ...judgePath(source, record),
  ...judgeEvents(source, record),
  ...judgeConsumed(source, record),
  ...judgeScroll(source, record),
];

const said = (value: unknown): string => JSON.stringify(value);

const judgeFocus = ({ expect, accept = [], expectAny }: FocusCase, record: CaseRecord): readonly string[] => {
  const came = record.steps[record.steps.length - 1]?.focused ?? null;
  if (expect === undefined && expectAny === undefined) return [];
  if (expectAny !== undefined) {
    const isRight = [...expectAny, ...accept].includes(came);
    return isRight ? [] : [`focus: expected one of ${said(expectAny)}, came ${said(came)}`];
  }
  if (expect === 'visible') return record.isFocusVisible ? [] : [`focus: expected one in view, came ${said(came)}`];
  return [expect, ...accept].includes(came) ? [] : [`focus: expected ${said(expect)}, came ${said(came)}`];
};

const judgePath = ({ expectPath }: FocusCase, { steps }: CaseRecord): readonly string[] => {
  if (expectPath === undefined) return [];
  const all = steps.slice(1);
  const moves = all.filter(({ canMove }) => canMove);
  const changes = all.filter(({ focused }, index) => focused !== steps[index]?.focused);
  const isSame = (came: typeof all): boolean =>
    came.length === expectPath.length && came.every(({ focused }, index) => focused === expectPath[index]);
  if ([all, moves, changes].some(isSame)) return [];
  return [`path: expected ${said(expectPath)}, came ${said(moves.map(({ focused }) => focused))}`];
};

const sortOf = (event: string): string => event.slice(0, event.indexOf(':') + 1) || event;

/** Long presses and choices have several names. */
const plain = (event: string): string =>
  event
    .replace(/^long[-_ ]?(select|press|activate|enter)?:/i, 'long:')
    .replace(/^(activate|enter|ok|click):/, 'select:');

/** Changes of focus are told only where a case asks for them. */
const judgeEvents = ({ expectEvents }: FocusCase, { events }: CaseRecord): readonly string[] => {
  if (expectEvents === undefined) return [];
  const wanted = expectEvents.map(plain);
  const sorts = new Set(['select:', 'long:', 'back', ...wanted.map(sortOf)]);
  const came = events.filter((event) => sorts.has(sortOf(event)));
  return said(came) === said(wanted) ? [] : [`events: expected ${said(wanted)}, came ${said(came)}`];
};

const judgeConsumed = ({ expectConsumed }: FocusCase, { steps }: CaseRecord): readonly string[] => {
  if (expectConsumed === undefined) return [];
  const presses = steps.map(({ isConsumed }) => isConsumed).filter((isConsumed) => isConsumed !== null);
  const wanted = typeof expectConsumed === 'boolean' ? [expectConsumed] : expectConsumed;
  const came = typeof expectConsumed === 'boolean' ? presses.slice(-1) : presses;
  const isRight =
    came.length === wanted.length && came.every((value, at) => wanted[at] === null || wanted[at] === value);
  return isRight ? [] : [`consumed: expected ${said(expectConsumed)}, came ${said(came)}`];
};

const judgeScroll = ({ expectScroll, expectScrollSame }: FocusCase, { steps }: CaseRecord): readonly string[] => {
  const complaints: string[] = [];
  const offsetAt = (step: number, id: string, axis: 'x' | 'y'): number => steps[step]?.offsets[`${id}:${axis}`] ?? 0;
  for (const wanted of expectScroll === undefined ? [] : ([expectScroll].flat() as ScrollExpectation[])) {
    for (const axis of ['x', 'y'] as const) {
      const expected = wanted[axis];
      const came = offsetAt(steps.length - 1, wanted.id, axis);
      if (expected === undefined || Math.abs(expected - came) <= 1) continue;
      complaints.push(`scroll of ${wanted.id}: expected ${axis} ${expected}, came ${came}`);
    }
  }
  if (expectScrollSame !== undefined) {
    const { id, steps: at } = expectScrollSame;
    for (const axis of ['x', 'y'] as const) {
      const came = at.map((step) => offsetAt(step, id, axis));
      if (Math.max(...came) - Math.min(...came) > 1) {
        complaints.push(`scroll of ${id}: expected the same ${axis} after steps ${said(at)}, came ${said(came)}`);
      }
    }
  }
  return complaints;
};
