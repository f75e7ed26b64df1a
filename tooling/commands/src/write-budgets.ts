import { budgetsOf, budgetsPath, readBudgets, withSizesOf, writeBudgets } from '@fjernsyn/config';
import { measuredBuild, measuredTargets } from './measured-build';

const before = readBudgets();
const after: Record<string, ReturnType<typeof budgetsOf>> = {};
for (const target of measuredTargets) {
  console.log(`Building ${target} …`);
  after[target] = withSizesOf(await measuredBuild(target), budgetsOf(before, target));
}
writeBudgets(after);
console.log(`${budgetsPath} is written.`);
