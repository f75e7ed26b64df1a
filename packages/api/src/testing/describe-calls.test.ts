import { answerReaders } from '@fjernsyn/contracts/testing';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { describe, expect, it } from 'vitest';
import { createGroups, describeCalls, specimens } from './describe-calls';

const never = () => new Promise<never>(() => undefined);
const groups = createGroups({ caller: { perform: never }, clock: createFakeClock(), mediaFormats: ['dash'] });
const described = await describeCalls();

/** The functions in an object and in the objects in it, by their places. */
function functionsIn(part: object, at: readonly string[] = []): readonly string[] {
  const found: string[] = [];
  for (const [name, member] of Object.entries(part))
    if (typeof member === 'function') found.push([...at, name].join('.'));
    else found.push(...functionsIn(member, [...at, name]));
  return found;
}

describe('what is told of the calls', () => {
  it('[AP90] names every function of every group, and no other', () => {
    expect(Object.keys(specimens).sort()).toEqual([...functionsIn(groups)].sort());
    expect(described.map(({ id }) => id)).toEqual(Object.keys(specimens));
  });

  it.each(described)('[AP90] holds what $id needs and what it can be told', ({ call, bareCall, query }) => {
    expect([bareCall.name, bareCall.method, bareCall.path]).toEqual([call.name, call.method, call.path]);
    expect(Object.keys(query)).toEqual(expect.arrayContaining(Object.keys(bareCall.query ?? {})));
    expect(Object.values(query)).not.toContain(undefined);
    for (const parameter of call.path.match(/\w+(?=\})/g) ?? []) expect(call.pathParameters).toHaveProperty(parameter);
  });

  it.each(described)(
    '[AP91] names the reader of the answer of $id, and whether it may be empty',
    ({ call, answer, mayBeEmpty }) => {
      const examples = answer === undefined ? [] : (answerReaders[answer]?.examples ?? []);
      for (const example of examples) expect(() => call.parse(example, () => undefined)).not.toThrow();
      expect(examples.length > 0 || mayBeEmpty).toBe(true);
    },
  );

  it('[AP91] knows the open calls from those with a token and those of somebody else', () => {
    const baseOf = (id: string) => described.find((each) => each.id === id)?.base;
    expect(baseOf('api.pages.byPath')).toBe('cdn');
    expect(baseOf('viewer.bookmarks.add')).toBe('service');
    expect(baseOf('session.geolocation.locate')).toBe('service');
    expect(baseOf('session.identity.discover')).toBe('elsewhere');
  });
});
