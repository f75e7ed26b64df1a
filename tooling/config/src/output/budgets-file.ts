import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsPath, type TargetBudgets } from './budgets';

/** The budgets of every target, by its name. */
export type BudgetsFile = Readonly<Record<string, TargetBudgets>>;

const file = join(import.meta.dirname, '../../../..', budgetsPath);

/** Reads the budgets file. */
export const readBudgets = (): BudgetsFile => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the budgets file. */
export const writeBudgets = (budgets: BudgetsFile): void =>
  writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);

/** The budgets of one target. Throws where the file has none. */
export const budgetsOf = (budgets: BudgetsFile, target: string): TargetBudgets => {
  const found = budgets[target];
  if (!found) throw new Error(`${budgetsPath} has no budgets for ${target}. Give it a ceiling for each size.`);
  return found;
};
