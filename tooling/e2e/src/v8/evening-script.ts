import { type Answers, spendEvening } from './evening';

/** Written before this script when it is bundled. */
declare const recordedAnswers: Answers;

const missing: string[] = [];
spendEvening(recordedAnswers, (url) => missing.push(url)).then(
  (facts) => end({ facts, missing }),
  (error: unknown) => end({ failure: error instanceof Error ? `${error.message}\n${error.stack}` : String(error) }),
);

function end(result: unknown): void {
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}
