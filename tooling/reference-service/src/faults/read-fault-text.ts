import type { FaultKind, FaultRule } from './fault-rule';
import { readFault, unreadableFault } from './read-fault';

type Fields = Readonly<Record<string, unknown>>;

/** What a word adds: to where and when all faults of the text act, or to the one of its kind. */
interface Meaning {
  readonly kind?: FaultKind;
  readonly fields: Fields;
}

type Word = (value: string) => Meaning;

const example = 'For example: GET /page status=503 times=2';
const unitsMs: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const aimed =
  (name: string, read: (value: string) => unknown = asIs): Word =>
  (value) => ({ fields: { [name]: read(value) } });

const kind =
  (name: FaultKind, toFields: (value: string) => Fields = () => ({})): Word =>
  (value) => ({ kind: name, fields: toFields(value) });

const optional =
  (name: string, read: (value: string) => unknown = asIs) =>
  (value: string): Fields =>
    value === '' ? {} : { [name]: read(value) };

const words: Readonly<Record<string, Word>> = {
  call: aimed('call'),
  times: aimed('times', toNumber),
  after: aimed('after', toNumber),
  probability: aimed('probability', toNumber),
  seed: aimed('seed', toNumber),
  delay: kind('delay', (value) => ({ delayMs: toRange(value) })),
  status: kind('status', (value) => ({ status: toNumber(value) })),
  code: kind('status', (value) => ({ code: toNumber(value) })),
  message: kind('status', (value) => ({ message: value })),
  body: kind('status', (value) => ({ body: toBody(value) })),
  'retry-after': kind('status', (value) => ({ headers: { 'retry-after': value } })),
  'rate-limit': kind('rate-limit', toLimit),
  'html-page': kind('html-page', optional('status', toNumber)),
  'wrong-type': kind('wrong-type', optional('contentType')),
  'broken-json': kind('broken-json'),
  'truncated-json': kind('truncated-json'),
  'truncated-body': kind('truncated-body'),
  drop: kind('drop', optional('at')),
  hang: kind('hang'),
  trickle: kind('trickle', (value) => ({ bytesPerSecond: toNumber(value) })),
  'wrong-clock': kind('wrong-clock', (value) => ({ shiftMs: toDurationMs(value) })),
  expose: kind('headers', (value) => ({ expose: value.split(',') })),
  hide: kind('headers', (value) => ({ hide: value.split(',') })),
  'expire-tokens': kind('expire-tokens'),
  'no-limits': kind('no-limits'),
};

/** The words that a fault's text may hold. */
export const faultWords = Object.keys(words);

/**
 * The faults of a text such as `GET /page delay=800..2000 status=503 times=2`: a method, a path and words, in any order; one fault a kind,
 * all aimed alike. Throws `reference-service/fault-unreadable` with what is wrong and what would be right.
 */
export function readFaultText(text: string): readonly FaultRule[] {
  const aim: Record<string, unknown> = {};
  const faults = new Map<FaultKind, Fields>();
  for (const word of text.match(/[^\s=]+(?:=(?:"[^"]*"|'[^']*'|\S*))?/g) ?? []) {
    const meaning = toMeaning(word);
    if (meaning.kind === undefined) Object.assign(aim, meaning.fields);
    else faults.set(meaning.kind, { ...faults.get(meaning.kind), ...meaning.fields });
  }
  if (faults.size === 0) throw unreadableFault(`"${text}" says nothing that goes wrong. ${example}`);
  return [...faults].map(([each, fields]) => readFault({ ...aim, kind: each, ...fields }));
}

function toMeaning(text: string): Meaning {
  if (/^[A-Z]+$/.test(text)) return { fields: { method: text } };
  if (/^[/*]/.test(text)) return { fields: { path: text } };
  const [name = '', ...rest] = text.split('=');
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined)
    throw unreadableFault(`A fault has no word "${name}". Its words are ${faultWords.join(', ')}. ${example}`);
  return word(rest.join('=').replace(/^(["'])(.*)\1$/s, '$2'));
}

function asIs(value: string): unknown {
  return value;
}

/** A number, or the text itself, which the kind then refuses by its own words. */
function toNumber(value: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

function toDurationMs(value: string): unknown {
  const [, number, unit = ''] = /^([+-]?\d+)(ms|s|m|h|d)?$/.exec(value) ?? [];
  const unitMs = unitsMs[unit];
  return number === undefined || unitMs === undefined ? value : Number(number) * unitMs;
}

function toRange(value: string): unknown {
  const ends = value.split('..').map(toDurationMs);
  return ends.length === 1 ? ends[0] : ends;
}

function toLimit(value: string): Fields {
  const [calls = '', window = ''] = value.split('/');
  if (!value.includes('/')) throw unreadableFault('rate-limit takes calls and a time, such as rate-limit=10/1m.');
  return { calls: toNumber(calls), windowMs: toDurationMs(window) };
}

function toBody(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
