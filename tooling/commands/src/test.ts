import { parseTestOptions, TEST_HELP } from './test-options';

const request = parseTestOptions(process.argv.slice(2));
if (request.kind === 'help') {
  console.log(TEST_HELP);
} else if (request.kind === 'refused') {
  console.error(`${request.reason}\n\n${TEST_HELP}`);
  process.exitCode = 1;
} else {
  // Imported here, so that a file of the checks which does not load is told in a line.
  try {
    const { runTests } = await import('./run-tests');
    process.exitCode = (await runTests(request)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
