import { isRecord } from '@fjernsyn/kernel';
import { wireShapes } from '../shapes/index';

/**
 * Names that some object hands on as they were sent, though another one reads them: the scopes of items, whether a profile is active,
 * what a viewer consented to, facts beside lists.
 */
const handedOn: readonly string[] = ['scopes', 'isActive', 'consent', 'listData', 'listMeta', 'info', 'subscription'];

const namesRead: ReadonlySet<string> = new Set(
  Object.values(wireShapes).reduce<readonly string[]>(
    (names, { properties }) => names.concat(Object.keys(properties ?? {})),
    [],
  ),
);

/**
 * Where what was read of a broken answer is of another type than `model`, what the same reader makes of the good answer; undefined where
 * it is nowhere. Names that are on the wire and that nobody reads stay as they were sent.
 */
export function findUntyped(
  value: unknown,
  model: unknown,
  sentNames: ReadonlySet<string>,
  at = '',
): string | undefined {
  if (value === undefined || model === undefined) return undefined;
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) return `${at} is no list`;
    return firstOf(value, (member, index) => findUntyped(member, merged(model), sentNames, `${at}[${index}]`));
  }
  if (!isRecord(model)) return typeof value === typeof model ? undefined : `${at} is no ${typeof model}`;
  if (!isRecord(value)) return `${at} is no object`;
  const isRead = (name: string) => !handedOn.includes(name) && (namesRead.has(name) || !sentNames.has(name));
  const names = Object.keys(model).filter((name) => isRead(name) && Object.keys(value).includes(name));
  return firstOf(names, (name) => findUntyped(value[name], model[name], sentNames, `${at}.${name}`));
}

/** Every name in an answer, at any depth. */
export function namesIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const names = Array.isArray(answer) ? [] : Object.keys(answer);
  for (const member of Object.values(answer)) names.push(...namesIn(member));
  return names;
}

/** One member with the fields of all of them, as each may lack some; undefined where there is none to learn from. */
function merged(members: readonly unknown[]): unknown {
  return members.length > 0 && members.every(isRecord) ? Object.assign({}, ...members) : members[0];
}

function firstOf<T>(members: readonly T[], find: (member: T, index: number) => string | undefined): string | undefined {
  for (let index = 0; index < members.length; index++) {
    const found = find(members[index] as T, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
