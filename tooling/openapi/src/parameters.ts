import type { DescribedCall } from '@fjernsyn/api/testing';
import type { Fields, Shape } from '@fjernsyn/contracts/shapes';
import { notes } from './notes';
import { schemaOf } from './schema-of';

/** Parameters of path and query, each with its type, an example and whether it must be sent; the query in the order of its address. */
export function toParameters({ call, query, bareCall }: DescribedCall): readonly Shape[] {
  const inPath = Object.entries(call.pathParameters ?? {}).map(([name, example]) => ({
    ...toParameter(name, 'path', example),
    required: true,
  }));
  const inQuery = Object.keys(query)
    .sort()
    .map((name) => {
      if (call.common.some((part) => part === name)) return { $ref: `#/components/parameters/${name}` };
      const parameter = toParameter(name, 'query', query[name]);
      return bareCall.query?.[name] === undefined ? parameter : { ...parameter, required: true };
    });
  return [...inPath, ...inQuery];
}

/** The parameters that tell of the viewer and the set with many calls, by their names. */
export function toCommonParameters(calls: readonly DescribedCall[]): Fields {
  const common: Record<string, Shape> = {};
  for (const { call, query } of calls)
    for (const name of call.common) common[name] = toParameter(name, 'query', query[name]);
  return common;
}

function toParameter(name: string, place: 'path' | 'query', example: unknown): Shape {
  return {
    name,
    in: place,
    description: notes.parameters[name],
    schema: schemaOf(example),
    // Lists travel in one text, with commas between.
    ...(Array.isArray(example) ? { style: 'form', explode: false } : {}),
    example,
  };
}
