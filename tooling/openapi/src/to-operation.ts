import type { DescribedCall } from '@fjernsyn/api/testing';
import { answerShapes, type Fields, type Shape } from '@fjernsyn/contracts/shapes';
import { toParameters } from './parameters';
import { type RequestBody, toRequestBody } from './request-body';

/** One operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly servers: readonly Shape[];
  readonly security: readonly Fields[] | readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Shape[];
  readonly requestBody?: RequestBody;
  readonly responses: Fields;
}

/** The three places that calls go to, each configured by whoever runs the product. */
export const servers = {
  service: {
    url: '{service}',
    description: 'The service.',
    variables: { service: { default: 'https://service.example/api' } },
  },
  cdn: {
    url: '{cdn}',
    description:
      'The same for whatever is open to everybody: asked without any header, so that no preflight goes before it.',
    variables: { cdn: { default: 'https://cdn.example/api' } },
  },
  elsewhere: {
    url: '{identity}',
    description: 'The identity provider; its discovery document names the addresses.',
    variables: { identity: { default: 'https://id.example' } },
  },
} as const satisfies Readonly<Record<DescribedCall['base'], Shape>>;

/** One call as an operation of the document. */
export function toOperation(described: DescribedCall): Operation {
  const { id, summary, base, call } = described;
  const requestBody = toRequestBody(described);
  return {
    operationId: id,
    summary,
    tags: id.split('.').slice(0, 1),
    servers: [servers[base]],
    security: toSecurity(call),
    parameters: toParameters(described),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...toAnswers(described), ...toRefusals(described) },
  };
}

/** The name under which an answer's example stands. */
export function nameOfAnswer(answer: string): string {
  return answer.replace(/^parse/, '');
}

function toSecurity({ scope, headers }: DescribedCall['call']): Operation['security'] {
  if (headers?.authorization !== undefined) return [{ keyByMail: [] }];
  const [owner, role] = scope?.split('-') ?? [];
  return owner === undefined || role === undefined ? [] : [{ [owner]: [role] }];
}

function toAnswers({ answer, mayBeEmpty }: DescribedCall): Fields {
  const nothing: Fields = mayBeEmpty ? { 204: { description: answer === undefined ? 'Done.' : 'Nothing.' } } : {};
  if (answer === undefined) return nothing;
  const name = nameOfAnswer(answer);
  const schema = answerShapes[answer];
  const examples = { [name]: { $ref: `#/components/examples/${name}` } };
  return { 200: { description: 'The answer.', content: { 'application/json': { schema, examples } } }, ...nothing };
}

function toRefusals({ base, call }: DescribedCall): Fields {
  const refusal = (name: string): Shape => ({ $ref: `#/components/responses/${name}` });
  if (base === 'elsewhere') return { '4XX': refusal('IdentityRefused'), '5XX': refusal('Failed') };
  return {
    ...(call.scope === undefined || call.renewsToken === false ? {} : { 401: refusal('TokenRefused') }),
    429: refusal('TooManyRequests'),
    '4XX': refusal('Refused'),
    '5XX': refusal('Failed'),
  };
}
