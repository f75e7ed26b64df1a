import { formatReport } from './format-report';
import { formatList, readArguments } from './read-arguments';
import type { Bench, Soak, SoakOptions } from './report';
import { writeReport } from './write-report';

/** What `npm run bench` does with the words behind it: prints each report and writes it down. No goal that is missed fails it. */
export function runBenches(benches: readonly Bench[]): Promise<void> {
  return runNamed('bench', benches, async (bench) => {
    const report = await bench.run((line) => console.log(line));
    console.log(`\n${formatReport(`bench ${bench.name}`, report)}`);
    console.log(`\n  ${await writeReport(`bench-${bench.name}`, report)}\n`);
  });
}

/** The same for `npm run soak`; a fault that a soak found fails it. */
export function runSoaks(soaks: readonly Soak[]): Promise<void> {
  return runNamed('soak', soaks, async (soak, options) => {
    const report = await soak.run((line) => console.log(line), options);
    console.log(`\n${formatReport(`soak ${soak.name}`, report)}`);
    console.log(`\n  ${await writeReport(`soak-${soak.name}`, report)}\n`);
    for (const fault of report.faults) console.error(`  FAULT ${fault}`);
    if (report.faults.length > 0) process.exitCode = 1;
  });
}

async function runNamed<Subject extends { readonly name: string; readonly about: string }>(
  command: string,
  known: readonly Subject[],
  run: (subject: Subject, options: SoakOptions) => Promise<void>,
): Promise<void> {
  const request = readArguments(process.argv.slice(2), known);
  if (request.kind === 'list') {
    console.log(formatList(command, known));
  } else if (request.kind === 'refused') {
    console.error(`${request.reason}\n\n${formatList(command, known)}`);
    process.exitCode = 1;
  } else {
    for (const subject of request.subjects) await run(subject, request);
  }
}
