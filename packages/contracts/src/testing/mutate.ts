/** Gives numbers from 0 up to, not including, 1; the same ones for the same seed. */
export type Chance = () => number;

/** Makes a {@link Chance} (mulberry32). */
export function createChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const foreignValues: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e21,
  Number.NaN,
  '',
  'na',
  '<b>&lt;</b>',
  '\u202e2026-13-45T99:99:99Z',
  [],
  [null, [null]],
  {},
  { id: {} },
  JSON.parse('{ "__proto__": { "id": 1 }, "items": "x", "paging": [] }'),
];

/** A copy of an answer in which one to four parts, at any depth, were replaced, removed, doubled or turned into a text. */
export function mutate(answer: unknown, chance: Chance): unknown {
  let mutated = answer;
  const times = 1 + Math.floor(chance() * 4);
  for (let time = 0; time < times; time++) mutated = mutateOnce(mutated, chance);
  return mutated;
}

function mutateOnce(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) return foreign(value, chance);
  if (Array.isArray(value)) {
    const at = Math.floor(chance() * (value.length + 1));
    if (at === value.length) return [...value, pick(foreignValues, chance)];
    const copy = [...value];
    if (chance() < 0.2) copy.splice(at, 1, copy[at], copy[at]);
    else copy[at] = mutateOnce(copy[at], chance);
    return copy;
  }
  const keys = Object.keys(value);
  const key = keys[Math.floor(chance() * keys.length)];
  if (key === undefined) return { [pick(['id', '__proto__', 'items'], chance) ?? 'id']: pick(foreignValues, chance) };
  const { [key]: member, ...others } = value as Record<string, unknown>;
  return chance() < 0.15 ? others : { ...others, [key]: mutateOnce(member, chance) };
}

function foreign(value: unknown, chance: Chance): unknown {
  if (chance() < 0.2) return typeof value === 'string' ? Number(value) : String(value);
  return pick(foreignValues, chance);
}

function pick<T>(values: readonly T[], chance: Chance): T | undefined {
  return values[Math.floor(chance() * values.length)];
}
