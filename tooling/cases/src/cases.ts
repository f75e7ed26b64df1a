import { CASES_HELP, parseCasesOptions } from './cases-options';
import { reportCases } from './report-cases';

const request = parseCasesOptions(process.argv.slice(2));
if (request.kind === 'help') {
  console.log(CASES_HELP);
} else if (request.kind === 'refused') {
  console.error(`${request.reason}\n\n${CASES_HELP}`);
  process.exitCode = 1;
} else {
  const { lines, isGood } = reportCases(request.paths);
  for (const line of lines) console.log(line);
  process.exitCode = isGood ? 0 : 1;
}
