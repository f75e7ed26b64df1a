import { runBenches } from './harness/run-subjects';
import { homeBench } from './home/home-bench';

await runBenches([homeBench]);
