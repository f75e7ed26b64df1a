import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMet } from './goal';
import type { BenchReport } from './report';

const reportsFolder = join(import.meta.dirname, '../../../../reports');

/** Writes a report as JSON to `reports/<name>.json` of the repository, such as `bench-home`, and gives the file's path. */
export async function writeReport(name: string, report: BenchReport, folder = reportsFolder): Promise<string> {
  const file = join(folder, `${name}.json`);
  const goals = report.goals.map((goal) => ({ ...goal, isMet: isMet(goal) }));
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${JSON.stringify({ name, ...report, goals }, null, 2)}\n`);
  return file;
}
