/** Milliseconds as `1:05.250`. */
export function toClock(atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}.${String(atMs % 1000).padStart(3, '0')}`;
}
