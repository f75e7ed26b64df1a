import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands, buildTarget, followSources, reconfiguredPage, serveWeb, sourceFolders } from '@fjernsyn/packager';
import { startReferenceService, statePath } from '@fjernsyn/reference-service';
import { serveSimulator } from '@fjernsyn/simulator';
import { closeOnSignal } from './close-on-signal';
import { houseAddress } from './house-address';
import { lookConfiguration, toLook } from './look-options';
import { type StartDeps, startAll } from './start-all';
import { parseStartOptions, START_HELP, type StartOptions } from './start-options';
import { waitForAnswer } from './wait-for-answer';

/** Builds into a folder that goes when the simulator closes, and builds anew on each change until then. */
const buildSet: StartDeps['buildSet'] = async ({ target, configuration, choices }) => {
  const siteDir = await mkdtemp(join(tmpdir(), `fjernsyn-${target}-`));
  const build = () => buildTarget(target, { outDir: siteDir, mode: 'production', configuration });
  await build();
  const folders = await sourceFolders(target);
  const toPage = (html: string, { brand, lang, contrast, text }: Readonly<Record<string, string>>): string => {
    const chosen = lookConfiguration(toLook({ brand, lang, contrast, text }));
    return reconfiguredPage(html, { ...configuration, ...chosen }, []);
  };
  return async ({ host, port }) => {
    const options = { target, siteDir, host, port, choices, toPage, isFollowing: true };
    const { url, restart, close } = await serveSimulator(options);
    const following = followSources(folders, async () => {
      try {
        await build();
        console.log('Built anew.');
        restart();
      } catch (error) {
        // The last good build stays.
        console.error(error instanceof Error ? error.message : error);
      }
    });
    return {
      url,
      close: async () => {
        following.close();
        await close();
        await rm(siteDir, { recursive: true, force: true });
      },
    };
  };
};

const start = async (options: StartOptions): Promise<void> => {
  const running = await startAll(
    {
      startService: (wishes) =>
        startReferenceService({ ...wishes, state: statePath, warn: (line) => console.error(line) }),
      serveWeb,
      buildSet,
      brands,
      waitForAnswer,
      ask: async (url) => (await fetch(url, { signal: AbortSignal.timeout(ASK_LIMIT_MS) })).json(),
      houseAddress: () => houseAddress(networkInterfaces()),
      now: () => performance.now(),
      say: (line) => console.log(line),
    },
    options,
  );
  console.log('\nCtrl-C stops. npm start -- --help lists the options.');
  closeOnSignal(running, fail);
};

/** A service that is made to fail must not keep the start waiting. */
const ASK_LIMIT_MS = 3_000;

/** Words that make no sense, as against a start that failed. */
const UNREADABLE_WORDS = 2;

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? `npm start could not go on: ${error.message}` : error);
  process.exit(1);
};

const request = parseStartOptions(process.argv.slice(2));
if (request.kind === 'help') console.log(START_HELP);
else if (request.kind === 'start') start(request.options).catch(fail);
else {
  console.error(request.kind === 'refused' ? `${request.reason}\n\n${START_HELP}` : request.reason);
  process.exitCode = UNREADABLE_WORDS;
}
