import type { Location } from './location';

/** A step of the viewer's way. */
export interface TrailStep {
  readonly entryKey: string;
  readonly path: string;
}

/** The steps of the viewer's way that the history holds, as far as they were followed, and where among them the viewer is. */
export interface Trail {
  readonly steps: readonly TrailStep[];
  readonly at: number;
}

/** What is known before the first step. */
export const noTrail: Trail = { steps: [], at: -1 };

/** The trail after a change of place; `hasForward` where the history keeps what lies ahead of a way back, as a browser's does. */
export function followTrail(
  { steps, at }: Trail,
  { entryKey, change, screen: { path } }: Pick<Location, 'entryKey' | 'change' | 'screen'>,
  hasForward: boolean,
): Trail {
  const step = { entryKey, path };
  const known = steps.findIndex((other) => other.entryKey === entryKey);
  if (known >= 0) {
    const ahead = hasForward ? steps.slice(known + 1) : [];
    return { steps: [...steps.slice(0, known), step, ...ahead], at: known };
  }
  if (change === 'replace' && at >= 0) return { steps: [...steps.slice(0, at), step, ...steps.slice(at + 1)], at };
  // Where the window was loaded anew, what lies behind is heard of when the viewer comes there.
  if (change === 'pop') return { steps: [step, ...(hasForward ? steps : [])], at: 0 };
  return { steps: [...steps.slice(0, at + 1), step], at: at + 1 };
}

/** The paths nearest to where the viewer is: so many behind, that place, and so many ahead. */
export function pathsAround({ steps, at }: Trail, behind: number, ahead: number): readonly string[] {
  return steps.slice(Math.max(0, at - behind), at + 1 + ahead).map(({ path }) => path);
}
