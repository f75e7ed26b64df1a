const longHaired = /(a|e|sel|hild|liv|gun|ruth|bodil|ingrid|karen|kirsten)$/i;
const shortHaired = /^(bjarne|ole|arne|aage|thyge|helge|tage|villy|kaare|sune|bue)$/i;

/** Hair that suits a first name: 1 long or 2 a bun, 0 short or 3 a cap and a beard. */
export function hairOf(name: string, share: number): number {
  const first = name.split(/[\s-]/)[0] ?? '';
  const isLong = longHaired.test(first) && !shortHaired.test(first);
  if (isLong) return share < 0.12 ? 0 : share < 0.6 ? 1 : 2;
  return share < 0.6 ? 0 : 3;
}
