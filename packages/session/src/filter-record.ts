import { type DurationMs, durationsMs } from '@fjernsyn/kernel';
import type { Cookies } from '@fjernsyn/platform';
import type { Viewer } from './viewer';

/** What decides which part of the catalogue a viewer is shown (C9). */
export type Filters = Pick<Viewer, 'subscription' | 'maxRating' | 'segments'>;

/** How long filters are kept of whoever is not to be remembered, and of whoever is. */
const lifeMs: DurationMs = 30 * durationsMs.day;
const rememberedLifeMs: DurationMs = 400 * durationsMs.day;

/** Keeps filters as the cookies `s`, `m` and `g` (C9), apart from the session that they outlive; undefined removes them. */
export async function keepFilters(
  cookies: Pick<Cookies, 'writer'>,
  filters: Filters | undefined,
  isRemembered: boolean,
): Promise<void> {
  const { write, remove } = await cookies.writer();
  const put = (name: string, value: string | undefined): void =>
    value === undefined ? remove(name) : write(name, value, isRemembered ? rememberedLifeMs : lifeMs);
  put('s', filters?.subscription);
  put('m', filters?.maxRating);
  put('g', filters?.segments.join('|'));
}
