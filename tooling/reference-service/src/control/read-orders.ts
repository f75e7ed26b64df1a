import { AppError } from '@fjernsyn/kernel';
import { referenceServiceErrors } from '../errors';
import type { FaultRule } from '../faults/fault-rule';
import { readFault } from '../faults/read-fault';
import { readFaultText } from '../faults/read-fault-text';
import type { CodeSettings } from '../identity/sign-in-codes';
import { dayOf } from '../routes/day-of';
import { anonymousTokens, healthShapes, places, type Surroundings, tokenRenewals } from '../server/surroundings';

/**
 * The faults of a body: a JSON object, a list of them, or lines as on the command line. All are read before the first is given. Throws
 * `reference-service/fault-unreadable` or `reference-service/control-refused`.
 */
export function readFaultOrders(body: string): readonly FaultRule[] {
  const text = body.trim();
  if (text === '')
    throw refused('Say which faults: {"path":"/page","kind":"status","status":503}, or /page status=503.');
  if (!/^[[{]/.test(text)) return text.split('\n').flatMap(readFaultText);
  const value = parsed(text);
  return (Array.isArray(value) ? value : [value]).map(readFault);
}

/** How far the clock is to be shifted, in ms. Throws `reference-service/control-refused`. */
export function readClockOrder(body: string, trueNowAt: number): number {
  const { shiftMs, at } = Object(parsed(body)) as { readonly shiftMs?: unknown; readonly at?: unknown };
  const isReal = typeof at === 'string' ? dayOf(at.slice(0, 10)) !== undefined : typeof at === 'number';
  const askedAt = isReal ? new Date(at as string | number).getTime() : Number.NaN;
  const wishes = [shiftMs, at].filter((wish) => wish !== undefined);
  const shift = shiftMs === undefined ? askedAt - trueNowAt : shiftMs;
  if (wishes.length !== 1 || !isShift(shift))
    throw refused('The clock takes {"shiftMs":-7200000} in whole ms, or {"at":"2026-11-28T20:00:00Z"}.');
  return shift;
}

const surroundingWords = {
  place: places,
  health: healthShapes,
  anonymousTokens,
  tokenRenewal: tokenRenewals,
} as const satisfies {
  readonly [Name in keyof Surroundings]: readonly Surroundings[Name][];
};

/** What is to change about the surroundings. Throws `reference-service/control-refused`. */
export function readSurroundingsOrder(body: string): Partial<Surroundings> {
  const order = Object(parsed(body)) as Readonly<Record<string, unknown>>;
  const known: Readonly<Record<string, readonly unknown[]>> = surroundingWords;
  const names = Object.keys(order);
  const isSense = names.every((name) => Object.hasOwn(known, name) && known[name]?.includes(order[name]));
  if (names.length > 0 && isSense) return order as Partial<Surroundings>;
  const choices = Object.entries(surroundingWords).map(([name, words]) => `"${name}": ${words.join(', ')}`);
  throw refused(`The surroundings take ${choices.join('; ')}.`);
}

/** What is to change about the codes of sets. Throws `reference-service/control-refused`. */
export function readCodesOrder(body: string): Partial<CodeSettings> {
  const order = Object(parsed(body)) as Readonly<Record<string, unknown>>;
  const names = Object.keys(order);
  const isSense = names.every(
    (name) =>
      ['intervalSeconds', 'lifetimeSeconds'].includes(name) &&
      Number(order[name]) > 0 &&
      isShift(Math.ceil(Number(order[name]))),
  );
  if (names.length > 0 && isSense) return order as Partial<CodeSettings>;
  throw refused('Codes take {"intervalSeconds":0.5,"lifetimeSeconds":60}, or one of them, above 0.');
}

/** Beyond these no date can be written. */
function isShift(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(Number(value)) <= 1e14;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('The body is no JSON.');
  }
}

function refused(message: string): AppError {
  return new AppError(referenceServiceErrors.controlRefused, { message });
}
