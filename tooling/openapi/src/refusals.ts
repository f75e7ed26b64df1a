import { answerShapes, type Fields, type Shape } from '@fjernsyn/contracts/shapes';

const serviceError = { 'application/json': { schema: answerShapes.parseServiceError } };

/** How calls are refused, by the names of the document. */
export const refusals: Fields = {
  Refused: {
    description:
      'The service refuses; often without a code, now and then without JSON. 403 with code 1 is an old token: it is renewed once, and the call sent once more.',
    content: serviceError,
  },
  TokenRefused: {
    description: 'The token is missing, too old or of no use: it is renewed once, and the call sent once more.',
    content: serviceError,
  },
  TooManyRequests: {
    description: 'Asked too often. A GET is tried again after the wait that is named, else after 1, 2 and 4 seconds.',
    headers: {
      'Retry-After': {
        description: 'Seconds, or a date. Across origins it can be read only where the answer exposes it.',
        schema: { type: 'string' } satisfies Shape,
      },
    },
    content: serviceError,
  },
  Failed: {
    description:
      'The service broke, or something before it: the body may be a page of a gateway. A GET is tried again.',
    content: { ...serviceError, 'text/html': { schema: { type: 'string' } } },
  },
  IdentityRefused: {
    description: 'Why there are no tokens, or none yet.',
    content: { 'application/json': { schema: answerShapes.parseOAuthError } },
  },
};
