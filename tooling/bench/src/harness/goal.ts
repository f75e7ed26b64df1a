/** What a bench hopes for. A goal that is missed is told, and fails nothing: machines differ, and so do their evenings. */
export interface Goal {
  readonly what: string;
  readonly measured: number;
  readonly bound: 'at most' | 'at least' | 'under';
  readonly limit: number;
  readonly unit: '×' | '%' | 'ms' | 'kB' | '';
}

/** Whether what was measured keeps to the goal; what could not be measured does not. */
export function isMet({ measured, bound, limit }: Goal): boolean {
  if (bound === 'under') return measured < limit;
  return bound === 'at most' ? measured <= limit : measured >= limit;
}
