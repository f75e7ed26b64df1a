import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a start fetched, by what must be done with it. */
export interface StartFiles {
  /** Read as JSON. */
  readonly answers: readonly string[];
  /** Only fetched. */
  readonly others: readonly string[];
}

/** The mark that the control page sets when it has done everything. */
export const controlDoneMark = 'control-done';

/**
 * Writes a page beside the built one that fetches and evaluates the same and shows nothing: the app's own page without the element that
 * the app lives in, so that the entry gives up once all of it has been evaluated. Returns its path.
 */
export async function writeControlPage(outDir: string, { answers, others }: StartFiles): Promise<string> {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const script = `
var answers = ${JSON.stringify(answers)}.map(function (url) { return fetch(url).then(function (r) { return r.json(); }); });
var others = ${JSON.stringify(others)}.map(function (url) { return fetch(url).then(function (r) { return r.arrayBuffer(); }); });
var entry = new Promise(function (done) { window.addEventListener('error', done); window.addEventListener('unhandledrejection', done); });
Promise.all(answers.concat(others, [entry])).then(function () { performance.mark('${controlDoneMark}'); });
`;
  await writeFile(join(outDir, 'assets/control.js'), script);
  // The server knows pages by one name and files by their folder.
  await writeFile(
    join(outDir, 'assets/control.html'),
    html.replace('<div id="root">', '<script src="/assets/control.js"></script><div id="nothing">'),
  );
  return '/assets/control.html';
}
