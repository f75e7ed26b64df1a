/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type Shape = Readonly<Record<string, unknown>>;

/** Shapes by the names of the fields of an object. */
export type Fields = Readonly<Record<string, Shape>>;

/** The values of an {@link OpenEnum} that we know. */
type Known<T> = T extends string ? (string extends T ? never : T) : never;

/** A shape by its name in the document. */
export function ref(name: string, description?: string): Shape {
  return { $ref: `#/components/schemas/${name}`, ...(description === undefined ? {} : { description }) };
}

/** An object that may hold more than these fields; the required ones are those it is left out or refused without. */
export function objectOf(description: string, properties: Fields, required: readonly string[] = []): Shape {
  return { type: 'object', description, ...(required.length > 0 ? { required } : {}), properties };
}

/** A list of things of one shape. */
export function listOf(items: Shape): Shape {
  return { type: 'array', items };
}

/** Things of one shape by names that nobody knows beforehand. */
export function mapOf(values: Shape, description?: string): Shape {
  return { type: 'object', ...(description === undefined ? {} : { description }), additionalProperties: values };
}

/** A text with values that we know, all of them, and room for any other. */
export function oneOfKnown<T extends string | undefined>(known: Readonly<Record<Known<T>, true>>): Shape {
  return { anyOf: [{ enum: Object.keys(known) }, { type: ['string', 'null'] }] };
}
