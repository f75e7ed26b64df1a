import { runSoaks } from './harness/run-subjects';
import { answersSoak } from './soak/answers-soak';
import { eveningSoak } from './soak/evening-soak';
import { mutantsSoak } from './soak/mutants-soak';
import { pagesSoak } from './soak/pages-soak';
import { playerSoak } from './soak/player-soak';
import { chaosSoak, walksSoak } from './soak/walk-soaks';

await runSoaks([answersSoak, chaosSoak, walksSoak, eveningSoak, pagesSoak, playerSoak, mutantsSoak]);
