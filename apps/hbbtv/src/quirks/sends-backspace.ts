/** Hisense's sets, of every year: their remotes send Backspace (8) for Back. Told by others, seen on no set of ours, 2026-11-28. */
export function sendsBackspace(userAgent: string): boolean {
  return /HbbTV\/[^)]*\bHisense\b/i.test(userAgent);
}
