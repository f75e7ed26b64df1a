import { focusBench } from './focus/focus-bench';
import { runBenches } from './harness/run-subjects';
import { homeBench } from './home/home-bench';
import { keyBench } from './key/key-bench';
import { longPageBench } from './long-page/long-page-bench';
import { playerBench } from './player/player-bench';
import { startBench } from './start/start-bench';

await runBenches([homeBench, startBench, focusBench, keyBench, longPageBench, playerBench]);
