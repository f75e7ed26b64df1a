/** The start of a day such as `2026-11-28` in UTC, epoch ms; undefined where there is no such day. */
export function dayOf(date: string | undefined): number | undefined {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const at = Date.parse(`${date}T00:00:00Z`);
  // A thirtieth of February would be taken for a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? at : undefined;
}
