import { type Goal, isMet } from './goal';
import type { BenchReport, ReportTable } from './report';

/** A report as lines for a terminal: facts, a table for each kind of sample, then the goals and whether each is met. */
export function formatReport(name: string, { facts, tables, goals }: BenchReport): string {
  const parts = [
    name,
    ...facts.map((fact) => `  ${fact}`),
    ...tables.flatMap((table) => ['', table.title, ...formatTable(table)]),
    ...(goals.length === 0
      ? []
      : ['', ...alignColumns([['goal', 'limit', 'measured', 'met'], ...goals.map(goalCells)])]),
  ];
  return parts.join('\n');
}

/** Three figures that mean something, and no more: 0.0123, 1.23, 123, 12300. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0 || Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}

function formatTable({ rows }: ReportTable): readonly string[] {
  const headings = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const cellsOf = (values: Readonly<Record<string, number>>) =>
    headings.map((heading) => (values[heading] === undefined ? '' : formatNumber(values[heading])));
  return alignColumns([['sample', ...headings], ...rows.map(({ sample, values }) => [sample, ...cellsOf(values)])]);
}

function goalCells(goal: Goal): readonly string[] {
  const unit = goal.unit === '' ? '' : ` ${goal.unit}`;
  const limit = `${goal.bound} ${formatNumber(goal.limit)}${unit}`;
  return [goal.what, limit, `${formatNumber(goal.measured)}${unit}`, isMet(goal) ? 'met' : 'MISSED'];
}

function alignColumns(lines: readonly (readonly string[])[]): readonly string[] {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const align = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((cells) => `  ${cells.map(align).join('  ')}`.trimEnd());
}
