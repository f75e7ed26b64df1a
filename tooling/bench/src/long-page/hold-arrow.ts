import { setTimeout as wait } from 'node:timers/promises';
import { recordTrace } from '../browser/record-trace';
import { type HeldWork, heldWorkOf } from '../key/key-work';
import { type ArrowKey, settledMs, type WalkedPage } from '../key/trace-keys';

/** As fast as a remote repeats a key. */
const repeatMs = 120;

/** Where the focus stands: the order of its section on the page, and that of its tile in it. */
interface Place {
  readonly rail: number;
  readonly tile: number;
}

/** Holds an arrow for so many presses, and gives what a move cost, whatever it put off included. Rejects where the focus went elsewhere. */
export async function holdArrow({ page, session }: WalkedPage, key: ArrowKey, presses: number): Promise<HeldWork> {
  const from = await placeOf({ page });
  const events = await recordTrace(session, async () => {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.down(key);
      await wait(repeatMs);
    }
    await page.keyboard.up(key);
    await wait(settledMs);
  });
  const to = await placeOf({ page });
  const work = heldWorkOf(events);
  const moves = Math.abs(to.rail - from.rail) + Math.abs(to.tile - from.tile);
  const isStraight = to.rail === from.rail || to.tile === from.tile;
  if (work === undefined || !isStraight || moves < presses / 2)
    throw new Error(`${presses} times ${key} led from ${JSON.stringify(from)} to ${JSON.stringify(to)}.`);
  return { scriptMs: work.scriptMs / moves, totalMs: work.totalMs / moves };
}

/** Moves the focus, press by press, until it stands where it is wanted. */
export async function goTo({ page }: Pick<WalkedPage, 'page'>, wanted: Place): Promise<void> {
  const tries = 2 * (wanted.rail + wanted.tile) + 100;
  for (let tried = 0; tried < tries; tried++) {
    const { rail, tile } = await placeOf({ page });
    if (rail === wanted.rail && tile === wanted.tile) return;
    if (rail !== wanted.rail) await page.keyboard.press(rail < wanted.rail ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(tile < wanted.tile ? 'ArrowRight' : 'ArrowLeft');
    await wait(repeatMs);
  }
  throw new Error(`The focus never came to ${JSON.stringify(wanted)}.`);
}

function placeOf({ page }: Pick<WalkedPage, 'page'>): Promise<Place> {
  return page.evaluate(() => {
    const item = document.querySelector('main [data-focused]')?.closest('[role="listitem"]');
    const rails = Array.from(document.querySelectorAll('main section'));
    return {
      rail: rails.indexOf(item?.closest('section') as Element),
      tile: Number(item?.getAttribute('aria-posinset')),
    };
  });
}
