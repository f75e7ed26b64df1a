import { securityDefinitions } from '@fjernsyn/api';
import type { DescribedCall } from '@fjernsyn/api/testing';
import { type Fields, type Shape, wireShapes } from '@fjernsyn/contracts/shapes';
import { answerReaders } from '@fjernsyn/contracts/testing';
import { toCommonParameters } from './parameters';
import { refusals } from './refusals';
import { nameOfAnswer, type Operation, servers, toOperation } from './to-operation';

/** The groups of calls, as tags of their operations. */
const groups = [
  { name: 'api', description: 'What the first page needs.' },
  { name: 'browse', description: 'Channels, the guide, and searching.' },
  { name: 'session', description: 'Signing in, accounts and profiles.' },
  { name: 'viewer', description: 'What a viewer who is signed in does and is given.' },
];

const about = `What Fjernsyn asks of a service, and what it reads of its answers, made from the descriptions and schemas that the
client itself uses. Answers stay open: more fields may come, and other values of the texts whose known ones are listed.
Whatever is not required may be missing. A part that does not keep its shape is left out by the client, and what is around it
stays.`;

/** An OpenAPI 3.1 document of the calls. Calls that share a method and a path are one operation, with a body of either. */
export function toDocument(calls: readonly DescribedCall[]): Shape {
  return {
    openapi: '3.1.1',
    info: { title: 'The service behind Fjernsyn', version: '1', description: about.replace(/\n/g, ' ') },
    servers: [servers.service],
    tags: groups,
    paths: toPaths(calls),
    components: {
      schemas: wireShapes,
      parameters: toCommonParameters(calls),
      responses: refusals,
      examples: toExamples(calls),
      securitySchemes: toSecuritySchemes(),
    },
  };
}

function toPaths(calls: readonly DescribedCall[]): Fields {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const { path } = call.call;
    const own = call.base === 'elsewhere' ? new URL(path).pathname : path;
    const method = call.call.method.toLowerCase();
    const operations = paths[own] ?? {};
    operations[method] = join(operations[method], toOperation(call));
    paths[own] = operations;
  }
  return paths;
}

function join(other: Operation | undefined, operation: Operation): Operation {
  if (other === undefined) return operation;
  const content = toContent([other, operation]);
  return {
    ...other,
    summary: `${other.summary}; or: ${operation.summary}`,
    requestBody: { required: true, content },
  };
}

function toContent(operations: readonly Operation[]): NonNullable<Operation['requestBody']>['content'] {
  const schemas: Record<string, readonly Shape[]> = {};
  for (const { requestBody } of operations)
    for (const [type, { schema }] of Object.entries(requestBody?.content ?? {}))
      schemas[type] = [...(schemas[type] ?? []), schema];
  return Object.fromEntries(Object.entries(schemas).map(([type, either]) => [type, { schema: { anyOf: either } }]));
}

function toExamples(calls: readonly DescribedCall[]): Fields {
  const examples: Record<string, Shape> = {};
  for (const { answer } of calls)
    if (answer !== undefined) examples[nameOfAnswer(answer)] = { value: answerReaders[answer]?.examples[0] };
  return examples;
}

function toSecuritySchemes(): Fields {
  const { type, in: place, name } = securityDefinitions.verifyEmail;
  const bearer = { type: 'apiKey', in: 'header', name: 'X-Authorization' };
  return {
    account: {
      ...bearer,
      description: '`Bearer` and the token of an account, for the scope that the operation names.',
    },
    profile: { ...bearer, description: '`Bearer` and the token of a profile, for the scope that the operation names.' },
    keyByMail: { type, in: place, name, description: 'A key that came by mail.' },
  };
}
