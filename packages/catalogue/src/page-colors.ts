import type { Theme } from '@fjernsyn/contracts';
import type { Instant, Observed } from '@fjernsyn/kernel';
import type { Clock } from '@fjernsyn/platform';
import { type Judgement, observeByClock } from './observe-by-clock';

/** Colours that the service gives a page, as `#rgb` or `#rrggbb`. */
export interface PageColors {
  readonly background?: string;
  readonly text?: string;
  readonly accent?: string;
}

/** The page's own colours: the service gives none. */
const noColors: PageColors = {};

/** The colours of a page by its themes at an instant. Of those that count then the first says a colour; while a blackout is on, no other. */
export function pageColorsAt(themes: readonly Theme[], now: Instant): PageColors {
  const current = themes.filter((theme) => isOn(theme, now));
  const counting = current.some(({ isBlackout }) => isBlackout)
    ? current.filter(({ isBlackout }) => isBlackout)
    : current;
  const background = primaryOf(counting, 'Background');
  const text = primaryOf(counting, 'Text');
  const accent = primaryOf(counting, 'Custom');
  if (background === undefined && text === undefined && accent === undefined) return noColors;
  return {
    ...(background === undefined ? {} : { background }),
    ...(text === undefined ? {} : { text }),
    ...(accent === undefined ? {} : { accent }),
  };
}

/** The colours of a page by a clock; the same object while they are the same ones. */
export function observePageColors(themes: readonly Theme[], clock: Clock): Observed<PageColors> {
  let last = noColors;
  return observeByClock(clock, (now): Judgement<PageColors> => {
    const next = pageColorsAt(themes, now);
    if (next.background !== last.background || next.text !== last.text || next.accent !== last.accent) last = next;
    return { value: last, changesAt: nextBoundary(themes, now) };
  });
}

function isOn({ startsAt, endsAt }: Theme, now: Instant): boolean {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now <= endsAt);
}

/** When the next theme begins, or one is just over; undefined where neither will be. */
function nextBoundary(themes: readonly Theme[], now: Instant): Instant | undefined {
  const ahead: Instant[] = [];
  for (const { startsAt, endsAt } of themes) {
    if (startsAt !== undefined && startsAt > now) ahead.push(startsAt);
    if (endsAt !== undefined && endsAt >= now) ahead.push(endsAt + 1);
  }
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}

function primaryOf(themes: readonly Theme[], type: string): string | undefined {
  for (const theme of themes) {
    const color = theme.type === type ? theme.colors.find(({ name }) => name === 'Primary') : undefined;
    if (color !== undefined) return color.value;
  }
  return undefined;
}
