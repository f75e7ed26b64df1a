import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reconfiguredPage, serveWeb } from '@fjernsyn/packager';
import { type ReferenceService, startReferenceService } from '@fjernsyn/reference-service';
import type { SimulatedTarget } from '@fjernsyn/simulator';
import { builtSite } from './built-site';

/** A television's app without its set: opened from files where it is packaged, from a server where it is HbbTV's. */
export interface StartedSite {
  readonly url: string;
  readonly service: ReferenceService;
  close(): Promise<void>;
}

/** Starts a service, and the site of a target that is told of it. Close it in `afterAll`. */
export async function startSite(target: SimulatedTarget): Promise<StartedSite> {
  const [{ outDir }, service] = await Promise.all([builtSite(target), startReferenceService()]);
  const configuration = { serviceUrl: service.url, cdnUrl: service.cdnUrl };
  if (target === 'hbbtv') {
    const web = await serveWeb({ port: 0, mode: 'production', outDir, configuration });
    const close = async (): Promise<void> => {
      await web.close();
      await service.close();
    };
    return { url: `${web.url}/index.xhtml`, service, close };
  }
  const folder = await mkdtemp(join(tmpdir(), 'fjernsyn-site-'));
  const page = join(folder, 'index.html');
  await symlink(join(outDir, 'assets'), join(folder, 'assets'));
  await writeFile(page, reconfiguredPage(await readFile(join(outDir, 'index.html'), 'utf8'), configuration, []));
  const close = async (): Promise<void> => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: pathToFileURL(page).href, service, close };
}
