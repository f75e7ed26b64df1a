/** A reader by index that makes each thing once; what is not there yet is asked for again. */
export function memoised<Thing>(make: (index: number) => Thing | undefined): (index: number) => Thing | undefined {
  const made = new Map<number, Thing>();
  return (index) => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const thing = make(index);
    if (thing !== undefined) made.set(index, thing);
    return thing;
  };
}
