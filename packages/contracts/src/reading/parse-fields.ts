import type { output, ZodMiniObject, ZodMiniTransform } from 'zod/mini';

/** A schema of fields that cannot fail: each is made by a reader of `wire/`. */
export type FieldsSchema = ZodMiniObject<Readonly<Record<string, ZodMiniTransform>>>;

/**
 * What zod makes of an object by a loose schema of our fields, in half the time: where no field can fail, no issues need to be
 * carried along. Unknown keys are kept, but for one that would replace the prototype.
 */
export function parseFields<Schema extends FieldsSchema>(
  schema: Schema,
  value: Readonly<Record<string, unknown>>,
): output<Schema> {
  const { shape } = schema.def;
  const fields: Record<string, unknown> = {};
  for (const key in shape) {
    const sent = value[key];
    const read = (shape[key] as ZodMiniTransform).def.transform as Reader;
    const field = read(sent);
    if (field !== undefined || sent !== undefined) fields[key] = field;
  }
  for (const key of Object.keys(value)) {
    if (!hasOwn.call(shape, key) && key !== '__proto__') fields[key] = value[key];
  }
  return fields as output<Schema>;
}

/** A reader of `wire/`: of what zod hands to a transform it takes the value alone. */
type Reader = (value: unknown) => unknown;

const hasOwn = Object.prototype.hasOwnProperty;
