import { runSoaks } from './harness/run-subjects';
import { answersSoak } from './soak/answers-soak';
import { chaosSoak } from './soak/chaos-soak';
import { eveningSoak } from './soak/evening-soak';
import { mutantsSoak } from './soak/mutants-soak';

await runSoaks([answersSoak, chaosSoak, eveningSoak, mutantsSoak]);
