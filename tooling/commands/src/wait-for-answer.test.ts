import { expect, it, vi } from 'vitest';
import { waitForAnswer } from './wait-for-answer';

const pause = () => Promise.resolve();

it('[CM12] waits through refusals and a start, and is content with any answer then', async () => {
  const statusOf = vi.fn<(url: string) => Promise<number>>();
  statusOf.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(503).mockResolvedValueOnce(500);
  await waitForAnswer('http://a.example', { statusOf, pause, tries: 3 });
  expect(statusOf).toHaveBeenCalledTimes(3);
});

it('[CM12] gives up with the reason', async () => {
  const statusOf = () => Promise.reject(new Error('refused'));
  const waiting = waitForAnswer('http://a.example', { statusOf, pause, tries: 2 });
  await expect(waiting).rejects.toThrow('http://a.example does not answer: refused');
});
