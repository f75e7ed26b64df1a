import { settled } from '@fjernsyn/platform/testing';
import { expect, test, vi } from 'vitest';
import { channelService, createChannelRig } from '../testing/channel-rig';

/** What is on since an hour on the evening of the fake clock, which begins at 20:00. */
const slot = {
  id: 'news',
  startDate: '2026-03-12T19:00:00Z',
  endDate: '2026-03-12T21:00:00Z',
  item: { id: 'i-news', type: 'program', title: 'Nyheder' },
};
const schedules = { '/schedules': { body: [{ channelId: '900001', schedules: [slot] }] } };

/** A channel at its edge, of a viewer who answers whether to sign in, and wants to watch from the start. */
async function startOver(answer: 'sign-in' | 'cancel', require: () => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const { open, play, ports } = createChannelRig({
    answers: channelService(schedules),
    deps: {
      signIn: { require: vi.fn(require) },
      prompts: {
        ask: async ({ kind }) => {
          asked.push(kind);
          return answer as never;
        },
      },
    },
  });
  const watch = await open();
  await play();
  watch.command('start-over');
  await settled();
  return { asked, seekCount: ports.mediaEngine.calls.filter((call) => call.startsWith('seek')).length };
}

const leaves = () => Promise.reject(new Error('left'));

test.each([
  ['signs in', 'sign-in', undefined, 1],
  ['leaves the question', 'cancel', undefined, 0],
  ['leaves the sign-in', 'sign-in', leaves, 0],
] as const)(
  '[SH1790] nobody watches from the start before they sign in: one who %s',
  async (_, answer, require, count) => {
    expect(await startOver(answer, require)).toEqual({ asked: ['login_required'], seekCount: count });
  },
);
