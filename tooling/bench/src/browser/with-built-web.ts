import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb, serveWeb } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import type { Browser } from 'playwright';
import { openBrowser } from './open-browser';

/** The web app as it is shipped, a service for it, and a browser. */
export interface BuiltWeb {
  readonly service: ReferenceService;
  readonly browser: Browser;
  readonly url: string;
}

/** Builds and serves the web app for the time that `work` takes. */
export async function withBuiltWeb<Result>(
  say: (line: string) => void,
  work: (web: BuiltWeb) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'fjernsyn-bench-'));
  const service = await startReferenceService();
  const browser = await openBrowser();
  try {
    say('Building the web app …');
    const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
    await buildWeb({ outDir, mode: 'production', configuration });
    const web = await serveWeb({ port: 0, mode: 'production', outDir, configuration });
    try {
      return await work({ service, browser, url: web.url });
    } finally {
      await web.close();
    }
  } finally {
    await browser.close();
    await service.close();
    await rm(outDir, { recursive: true, force: true });
  }
}
