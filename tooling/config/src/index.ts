export {
  type BudgetResult,
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
} from './budgets';
export { type BuiltScript, scanOutput } from './scan-output';
