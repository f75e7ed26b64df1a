import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { legacyProgram } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oldEngine } from '../engine-cache/old-engine';
import { type RecordedEvening, recordAnswers } from '../v8/record-answers';

const entry = fileURLToPath(new URL('../v8/evening-script.ts', import.meta.url));
const mostOutputBytes = 10_000_000;

describe('an evening without a screen', () => {
  let folder: string;
  let service: ReferenceService;
  let recorded: RecordedEvening;
  let script: string;

  beforeAll(async () => {
    [folder, service] = await Promise.all([mkdtemp(join(tmpdir(), 'fjernsyn-v8-')), startReferenceService()]);
    const [program, evening] = await Promise.all([legacyProgram(entry), recordAnswers(service)]);
    recorded = evening;
    script = join(folder, 'evening.js');
    await writeFile(script, `var recordedAnswers = ${JSON.stringify(evening.answers)};\n${program}`);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('[EE230] leads in today’s engine from home to a series and back, and to a film that plays', () => {
    expect(recorded.facts).toMatchObject({
      phase: 'open',
      role: 'anonymous',
      opened: ['page', expect.stringMatching(/^\/serie\//)],
      back: ['page', '/'],
      watched: { state: 'PLAYING', calls: ['load', 'volume 0.5', 'play', 'dispose'] },
      uncaught: null,
    });
  });

  it.each(['v8-38', 'v8-46', 'v8-51', 'v8-55'] as const)(
    '[EE230] [eng-04] is the same evening, fact by fact, as ES5 on %s, with the libraries it stands on',
    async (name) => {
      const { stdout } = await promisify(execFile)(await oldEngine(name), [script], { maxBuffer: mostOutputBytes });
      expect(JSON.parse(stdout)).toEqual({ facts: JSON.parse(JSON.stringify(recorded.facts)), missing: [] });
    },
  );
});
