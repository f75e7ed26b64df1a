/** What `read` makes of each member of a list, without those it leaves undefined. An empty list for anything but a list. */
export function collect<T>(value: unknown, read: (member: unknown, index: number) => T | undefined): readonly T[] {
  const good: T[] = [];
  if (!Array.isArray(value)) return good;
  for (let index = 0; index < value.length; index += 1) {
    const member = read(value[index], index);
    if (member !== undefined) good.push(member);
  }
  return good;
}
