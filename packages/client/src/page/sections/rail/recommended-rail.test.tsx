import type { FakeAnswer } from '@fjernsyn/platform/testing';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { filmPage, homePage, listAnswer } from '../../../testing/fake-pages';
import { type FakeWorld, openFakeWorld } from '../../../testing/fake-world';
import { keptSession } from '../../../testing/kept-session';

let world: FakeWorld;
afterEach(() => world.leave());

const film = filmPage(1101, 'Bøgenat');
const recommendation = { ...film.entries[0], type: 'RecommendationEntry' };
const page = { ...film, entries: [recommendation, homePage.entries[1]] };

/** Opens a film's page on which films are recommended; the recommendations are answered when they are let go. */
async function open(answer: FakeAnswer, kept: Readonly<Record<string, string>> = keptSession) {
  let letGo = (): void => undefined;
  world = await openFakeWorld(
    (path) => {
      if (path === '/page') return { body: page };
      if (!path.startsWith('/recommendations/')) return undefined;
      return new Promise<FakeAnswer>((resolve) => {
        letGo = () => resolve(answer);
      });
    },
    '/program/1101',
    kept,
  );
  const settle = async (): Promise<void> => {
    await act(() => vi.dynamicImportSettled());
    await world.pass(100);
  };
  await settle();
  const recommended = () => world.ports.http.requests.filter(({ url }) => url.includes('/recommendations/'));
  return {
    recommended,
    async answer() {
      letGo();
      await settle();
    },
  };
}

test('[CL941] what came along is recommended until what is for the profile has come, which is asked for once', async () => {
  const [own] = listAnswer(14, ['Stille', 'Flod']).body;
  const { recommended, answer } = await open({ body: own });
  expect([world.text().includes('Ebbe'), recommended().length]).toEqual([true, 1]);
  expect(recommended()[0]?.url).toContain('content_id=1101');
  await answer();
  expect([world.text().includes('Ebbe'), world.text().includes('Flod'), recommended().length]).toEqual([
    false,
    true,
    1,
  ]);
});

test('[CL941] without a profile what came along stays, and nothing more is asked', async () => {
  const { recommended } = await open({ status: 404, body: {} }, {});
  expect([world.text().includes('Ebbe'), recommended()]).toEqual([true, []]);
});

test('[CL942] recommendations that are refused are no rail, and the viewer stays signed in', async () => {
  const { answer } = await open({ status: 403, body: { message: 'Nej' } });
  await answer();
  expect([world.text().includes('Måske også'), world.application.session.viewer.get().hasProfile]).toEqual([
    false,
    true,
  ]);
});
