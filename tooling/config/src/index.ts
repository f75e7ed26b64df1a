export {
  type Budget,
  type BudgetResult,
  findMissingFirstLoad,
  type MeasuredBuild,
  type MeasuredFile,
  measureBudgets,
  TELEVISION_BUDGETS,
  WEB_BUDGETS,
} from './budgets';
export { scanLegacy } from './scan-legacy';
export { type BuiltScript, scanOutput } from './scan-output';
