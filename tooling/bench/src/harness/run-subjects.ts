import { formatReport } from './format-report';
import { formatList, readArguments } from './read-arguments';
import type { Bench, BenchReport, Soak, SoakOptions } from './report';
import { writeReport } from './write-report';

/** What stands around a run: the words behind its command, and where its reports go. */
export interface RunSurroundings {
  readonly words?: readonly string[];
  readonly write?: (name: string, report: BenchReport) => Promise<string>;
}

/** What `npm run bench` does with the words behind it: prints each report and writes it down. No goal that is missed fails it. */
export function runBenches(benches: readonly Bench[]): Promise<void> {
  return runNamed('bench', benches, async (bench) => {
    const report = await bench.run((line) => console.log(line));
    console.log(`\n${formatReport(`bench ${bench.name}`, report)}`);
    console.log(`\n  ${await writeReport(`bench-${bench.name}`, report)}\n`);
  });
}

/** The same for `npm run soak`; a fault that a soak found fails it. */
export function runSoaks(soaks: readonly Soak[], { words, write = writeReport }: RunSurroundings = {}): Promise<void> {
  const run = async (soak: Soak, options: SoakOptions): Promise<void> => {
    const report = await soak.run((line) => console.log(line), options);
    console.log(`\n${formatReport(`soak ${soak.name}`, report)}`);
    console.log(`\n  ${await write(`soak-${soak.name}`, report)}\n`);
    for (const fault of report.faults) console.error(`  FAULT ${fault}`);
    if (report.faults.length > 0) process.exitCode = 1;
  };
  return runNamed('soak', soaks, run, words);
}

async function runNamed<Subject extends { readonly name: string; readonly about: string }>(
  command: string,
  known: readonly Subject[],
  run: (subject: Subject, options: SoakOptions) => Promise<void>,
  words: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const request = readArguments(words, known);
  if (request.kind === 'list') {
    console.log(formatList(command, known));
  } else if (request.kind === 'refused') {
    console.error(`${request.reason}\n\n${formatList(command, known)}`);
    process.exitCode = 1;
  } else {
    for (const subject of request.subjects) await run(subject, request);
  }
}
