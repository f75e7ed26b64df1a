import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { firstAccounts } from '../state/accounts-to-try';
import type { ServiceState } from '../state/service-state';
import { createStateFile, type StateFile } from '../state/state-file';
import { type Browser, createBrowser } from '../testing/browser';

const malene = { email: 'malene@fjernsyn.example', password: 'fjernsyn' };
const nowAt = 1_795_867_200_000;
let folder: string;
let file: StateFile;
let service: ReferenceService;
let phone: Browser;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fjernsyn-codes-'));
  const state = join(folder, 'service.json');
  file = createStateFile(state);
  const code = { deviceId: 'set', expiresAt: nowAt + 900_000 };
  await file.save({
    accounts: firstAccounts(nowAt),
    tokens: {},
    deviceCodes: { H7T3KM: code, A2B3C4: { ...code, expiresAt: nowAt - 1 } },
    identity: {},
  });
  service = await startReferenceService({ state, now: () => nowAt });
  phone = createBrowser();
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const type = async (code: string) => phone.submit(await phone.open(`${service.url}/tv`), { user_code: code });

async function stateAtTheEnd(): Promise<ServiceState | undefined> {
  await service.close();
  return file.load();
}

test('[RS214] a code of the older sign-in is typed and confirmed at the same address', async () => {
  const asked = await type('h7t-3km');
  expect(asked.title).toBe('Er det din skærm?');
  expect(asked.text).toContain('H 7 T 3 K M');
  const done = await phone.submit(await phone.submit(asked, { confirm: 'yes' }), malene);
  expect(done.title).toBe('Se på dit fjernsyn');
  expect((await type('H7T3KM')).text).toContain('Koden er allerede brugt');
  expect((await type('A2B3C4')).text).toContain('Koden er udløbet');
  expect((await stateAtTheEnd())?.deviceCodes.H7T3KM).toMatchObject({ deviceId: 'set', accountId: 'a-malene' });
});

test('[RS214] an older code that was refused is known no more', async () => {
  expect((await phone.submit(await type('H7T3KM'), { abort: 'yes' })).title).toBe('Skærmen er afvist');
  expect((await stateAtTheEnd())?.deviceCodes.H7T3KM).toBeUndefined();
});
