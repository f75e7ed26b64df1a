import type { DescribedCall } from '@fjernsyn/api/testing';
import type { Shape } from '@fjernsyn/contracts/shapes';
import { notes } from './notes';
import { schemaOf } from './schema-of';

/** What an operation is sent, by media type. */
export interface RequestBody {
  readonly required: true;
  readonly content: Readonly<Record<string, { readonly schema: Shape }>>;
}

/** What a call sends, by its media type: JSON, or a form where its description says so. Undefined where it sends nothing. */
export function toRequestBody({ call, bareCall }: DescribedCall): RequestBody | undefined {
  if (call.body === undefined) return undefined;
  const type = call.headers?.['content-type'] ?? 'application/json';
  const required = Object.keys(toFields(bareCall.body));
  const properties = Object.entries(toFields(call.body)).map(([name, specimen]) => [name, toProperty(name, specimen)]);
  const schema: Shape = { type: 'object', required, properties: Object.fromEntries(properties) };
  return { required: true, content: { [type]: { schema } } };
}

function toProperty(name: string, specimen: unknown): Shape {
  return { ...schemaOf(specimen), description: notes.bodies[name] };
}

/** The fields of a body that are said, of JSON or of a form. */
function toFields(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'string') return Object.fromEntries(new URLSearchParams(body));
  return Object.fromEntries(Object.entries(body ?? {}).filter(([, said]) => said !== undefined));
}
