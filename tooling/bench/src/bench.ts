import { focusBench } from './focus/focus-bench';
import { runBenches } from './harness/run-subjects';
import { homeBench } from './home/home-bench';
import { keyBench } from './key/key-bench';

await runBenches([homeBench, focusBench, keyBench]);
