import { runSoaks } from './harness/run-subjects';
import { answersSoak } from './soak/answers-soak';

await runSoaks([answersSoak]);
