import { readFileSync } from 'node:fs';
import { describeCalls } from '@fjernsyn/api/testing';
import { answerShapes } from '@fjernsyn/contracts/shapes';
import { answerReaders } from '@fjernsyn/contracts/testing';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { documentFile, documentText } from './document-text';
import { notes } from './notes';

interface OperationOf {
  readonly operationId: string;
  readonly parameters: readonly { readonly name?: string; readonly required?: boolean }[];
  readonly responses: object;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: SchemaOf }>> };
}

interface SchemaOf {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly SchemaOf[];
}

interface DocumentOf {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationOf>>>>;
  readonly components: { readonly schemas: object; readonly parameters: object };
}

const calls = await describeCalls();
const document = JSON.parse(await documentText()) as DocumentOf;
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const propertiesOf = ({ properties = {}, anyOf = [] }: SchemaOf): readonly string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(propertiesOf),
];

describe('the document', () => {
  it('[OA1] is committed as the descriptions and schemas make it today', async () => {
    const hint = 'Run `npm run openapi` and commit docs/openapi.json.';
    expect(readFileSync(documentFile, 'utf8') === (await documentText()), hint).toBe(true);
  });

  it('[OA2] is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('[OA3] has one operation for every method and path, with every call in it', () => {
    const described = calls.map(({ call }) => `${call.method} ${call.path.replace(/^https:\/\/[^/]+/, '')}`);
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual([...new Set(described)].sort());
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(documented.length).toBeGreaterThan(45);
  });

  it('[OA4] explains every parameter and every field of a body, and nothing else', () => {
    const own = operations.flatMap((operation) => operation.parameters.flatMap(({ name = [] }) => name));
    const parameters = [...own, ...Object.keys(document.components.parameters)];
    const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
    expect([...new Set(parameters)].sort()).toEqual(Object.keys(notes.parameters).sort());
    expect([...new Set(bodies.flatMap(({ schema }) => propertiesOf(schema)))].sort()).toEqual(
      Object.keys(notes.bodies).sort(),
    );
  });

  it('[OA4] tells what must be sent from what may be, and lists as one text', () => {
    const schedules = document.paths['/schedules']?.get?.parameters ?? [];
    const required = schedules.filter((parameter) => parameter.required).map(({ name }) => name);
    expect(required).toEqual(['channels', 'date', 'duration', 'hour', 'intersect']);
    expect(schedules.find(({ name }) => name === 'channels')).toMatchObject({
      schema: { type: 'array' },
      style: 'form',
      explode: false,
    });
  });

  it('[OA5] names the token, the key or nothing, and where each call goes', () => {
    const { paths } = document;
    expect(paths['/account/profile/bookmarks/{itemId}']?.put).toMatchObject({ security: [{ profile: ['catalog'] }] });
    expect(paths['/account/items/{id}/videos-guarded']?.get).toMatchObject({ security: [{ account: ['playback'] }] });
    expect(paths['/verify-email']?.post).toMatchObject({ security: [{ keyByMail: [] }] });
    expect(paths['/page']?.get).toMatchObject({ security: [], servers: [{ url: '{cdn}' }] });
    expect(paths['/token']?.post).toMatchObject({ security: [], servers: [{ url: '{identity}' }] });
  });

  it('[OA6] describes answers, empty ones and refusals', () => {
    const responses = document.paths['/account/profile/bookmarks/{itemId}']?.put?.responses;
    expect(responses).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Bookmark' } } } },
      204: { description: 'Nothing.' },
      401: { $ref: '#/components/responses/TokenRefused' },
      429: { $ref: '#/components/responses/TooManyRequests' },
      '4XX': { $ref: '#/components/responses/Refused' },
    });
  });
});

describe('its schemas', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'document', components: document.components });
  const problemsOf = (schema: object, answer: unknown): unknown => {
    const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replace(/"#\//g, '"document#/')));
    return validate(JSON.parse(JSON.stringify(answer))) ? [] : validate.errors;
  };

  it.each(Object.entries(answerShapes))('[OA7] take every example of %s', (name, schema) => {
    const examples = answerReaders[name]?.examples ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(problemsOf(schema, example)).toEqual([]);
  });

  it('[OA7] refuse what lacks what it needs', () => {
    expect(problemsOf(answerShapes.parseItem, { id: '1', type: 'show' })).not.toEqual([]);
    expect(problemsOf(answerShapes.parsePage, { id: '1', template: 'Home', entries: [{ id: 'e' }] })).not.toEqual([]);
    expect(problemsOf(answerShapes.parseTokens, [{ Token: 'x', TokenType: 'UserAccount' }])).not.toEqual([]);
    expect(problemsOf(answerShapes.parseHealth, 'yes')).not.toEqual([]);
  });
});
