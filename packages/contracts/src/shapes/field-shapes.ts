import type { FieldsSchema } from '../reading/parse-fields';
import { readAddress } from '../wire/address';
import { field } from '../wire/fields';
import { readFlag } from '../wire/flag';
import { readInstant } from '../wire/instant';
import { readNumber, readPositive } from '../wire/number';
import { readPath } from '../wire/path';
import { readId, readText, readTexts, readWords } from '../wire/text';
import { type Fields, listOf, ref, type Shape } from './shape';

/** What single values look like on the wire, by their names in the document. */
export const valueShapes = {
  Id: { type: ['string', 'integer'], description: 'Digits, mostly; now and then sent as a number.' },
  Text: {
    type: ['string', 'null'],
    description: 'Plain text, never markup. Empty, null and missing all mean none.',
  },
  Flag: {
    description: 'Yes or no, in any of its spellings; null and missing mean no.',
    anyOf: [{ type: ['boolean', 'null'] }, { enum: ['True', 'False', 'true', 'false', 1, 0] }],
  },
  Number: {
    description: 'A number, now and then written as a text.',
    anyOf: [{ type: ['number', 'null'] }, { type: 'string', pattern: '^(-?[0-9]+([.][0-9]+)?)?$' }],
  },
  Size: {
    description: 'A number, now and then written as a text; 0 means unknown.',
    anyOf: [
      { type: ['number', 'null'], minimum: 0 },
      { type: 'string', pattern: '^([0-9]+([.][0-9]+)?)?$' },
    ],
  },
  DateTime: {
    type: ['string', 'null'],
    description:
      'Date and time, with none to seven digits of a second, in UTC or with an offset; without either it is local time. Empty means none.',
    pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?)?$',
    examples: ['2026-11-28T18:00:00.1356687Z', '2026-11-28T19:00:00+01:00', '2026-11-28T19:00:00'],
  },
  Address: {
    type: ['string', 'null'],
    description: 'An http or https address; `na` and empty mean none.',
    pattern: '^(https?://.+|na|NA)?$',
  },
  Path: {
    type: ['string', 'null'],
    description:
      'A path inside the product, with one slash at its beginning, or an http or https address. Empty means none.',
    pattern: '^(/([^/].*)?|https?://.+)?$',
  },
  Words: {
    description: 'Words, as a list or in one text with commas between.',
    anyOf: [{ type: 'array', items: { type: 'string' } }, { type: ['string', 'null'] }],
  },
} as const satisfies Fields;

/** The same, for fields of objects. */
export const value = {
  id: ref('Id'),
  text: ref('Text'),
  texts: listOf(ref('Text')),
  words: ref('Words'),
  number: ref('Number'),
  size: ref('Size'),
  flag: ref('Flag'),
  date: ref('DateTime'),
  path: ref('Path'),
  address: ref('Address'),
  /** Names and values that the product hands on as they are. */
  record: { type: ['object', 'null'] },
  list: { type: 'array' },
} as const satisfies Fields;

type Reader = (value: unknown) => unknown;

const shapeByReader = new Map<Reader, Shape>([
  [readId, value.id],
  [readText, value.text],
  [readTexts, value.texts],
  [readWords, value.words],
  [readNumber, value.number],
  [readPositive, value.size],
  [readFlag, value.flag],
  [readInstant, value.date],
  [readPath, value.path],
  [readAddress, value.address],
  [field.wordsIfSent.def.transform as Reader, value.words],
  [field.record.def.transform as Reader, value.record],
  [field.list.def.transform as Reader, value.list],
]);

/**
 * The fields of a schema: each by what reads it, or as `own` says, which may also name fields that are read beside the schema. Throws for
 * a field that neither knows.
 */
export function fieldsOf(schema: FieldsSchema, own: Fields = {}): Fields {
  const fields: Record<string, Shape> = {};
  for (const [name, { def }] of Object.entries(schema.def.shape)) {
    const known = own[name] ?? shapeByReader.get(def.transform as Reader);
    if (known === undefined) throw new Error(`The shape of the field ${name} is not known`);
    fields[name] = known;
  }
  return { ...fields, ...own };
}
