import type { AccountProfiles } from './profile-entry';

/** Waits for what was sent, then reads the profiles anew; also where the viewer has left, as it may have arrived all the same. Rejects as `sent` does. */
export async function sendThenRead(
  sent: Promise<unknown>,
  refresh: () => Promise<AccountProfiles>,
  signal: AbortSignal,
): Promise<void> {
  const read = (): Promise<unknown> => refresh().catch(() => undefined);
  try {
    await sent;
  } catch (thrown) {
    if (signal.aborted) await read();
    throw thrown;
  }
  await read();
}
