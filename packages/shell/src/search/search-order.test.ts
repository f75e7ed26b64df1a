import { toSearchTerm } from '@fjernsyn/catalogue';
import { expect, test } from 'vitest';
import { createSearchRig, foundBy } from '../testing/search-rig';

/** Numbers from 0 and below an end, the same ones for the same seed. */
function seeded(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const letters = ['a', 'b', 'å', ' ', '<'];
const sources = ['keypad', 'keyboard'] as const;

/** A service that is slow, fails at times, and answers in another order than it is asked in. */
async function createUnruly(random: (end: number) => number) {
  const rig = await createSearchRig(
    (term) =>
      new Promise((resolve) => {
        const answer = random(4) === 0 ? { status: 503, body: {} } : foundBy(term, random(3));
        rig.ports.clock.after(random(3_000), () => resolve(answer));
      }),
  );
  return rig;
}

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  '[SH832] [SH833] evening %i: whatever the service does, the answer of the last term is what stays, and none of another text is shown as its own',
  async (seed) => {
    const random = seeded(seed);
    const rig = await createUnruly(random);
    const { search, places, ports, pass, shown } = rig;
    search.view.subscribe(() => {
      const { state, text, term, groups } = search.view.get();
      if (state === 'results') expect(term).toBe(toSearchTerm(text));
      for (const { tileAt } of groups) expect(tileAt(0)?.title).toBe(`${term}-1`);
    });
    const steps = [
      () => search.type(search.view.get().text + letters[random(letters.length)], sources[random(2)] ?? 'keyboard'),
      () => search.type(search.view.get().text.slice(0, -1), 'keypad'),
      () => search.submit(),
      () => search.retry(),
      () => search.chooseRecent(search.view.get().recent[0] ?? 'ab'),
      () => places.navigation.push('/program/1'),
      () => void (ports.history.canGoBack && ports.history.back()),
      () => rig.online.set(random(2) === 0),
    ];
    for (let step = 0; step < 60; step++) {
      // Two of three keys type, as a viewer does.
      steps[random(3) > 0 ? random(2) : random(steps.length)]?.();
      await pass(random(3) === 0 ? random(4_000) : random(200));
    }
    rig.online.set(true);
    places.navigation.push('/search');
    const last = `sidste ${seed}`;
    const asked = rig.terms().length;
    search.type(last, 'keyboard');
    await pass(250);
    expect(rig.terms().slice(asked)).toEqual([last]);
    while (search.view.get().state === 'loading') await pass(1_000);
    const settled = shown();
    await pass(60_000);
    expect([shown(), search.view.get().text]).toEqual([settled, last]);
    expect(['results', 'empty', 'failed']).toContain(settled[0]);
    expect(settled.slice(1).every((title) => title?.startsWith(`${last}-`))).toBe(true);
  },
);
