import { closureOf, HOUSE, type HouseRow } from './house-table';

/** The part of the root turbo.json that `turbo boundaries` reads. */
export interface TurboBoundaries {
  readonly implicitDependencies?: readonly string[];
  readonly tags?: Readonly<Record<string, { readonly dependencies?: { readonly allow?: readonly string[] } }>>;
}

/** The tag rules that follow from the table: for each limited package what it reaches, through others included. */
export const boundariesFor = (house: Readonly<Record<string, HouseRow>> = HOUSE): TurboBoundaries => {
  const tags: Record<string, { dependencies: { allow: string[] } }> = {};
  for (const tag of Object.keys(house)) {
    const closure = closureOf(tag, house);
    if (closure !== 'anything') tags[tag] = { dependencies: { allow: closure } };
  }
  return { implicitDependencies: ['vitest'], tags };
};

/** [HO19] Tags whose rule in turbo.json is not the transitive closure of the house's table. */
export const findBoundaryViolations = (actual: TurboBoundaries | undefined, house = HOUSE): string[] => {
  const expected = boundariesFor(house).tags ?? {};
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual?.tags ?? {})])];
  return names
    .filter((tag) => JSON.stringify(expected[tag]) !== JSON.stringify(actual?.tags?.[tag]))
    .map((tag) => `turbo.json: "${tag}" should be ${JSON.stringify(expected[tag])}`);
};
