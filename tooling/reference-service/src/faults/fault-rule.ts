import * as z from 'zod';
import { serviceCallNames } from './service-calls';

const whole = (least: number, most: number, what = 'a whole number') =>
  z
    .number(`takes ${what} from ${least} to ${most}`)
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: `takes ${what} from ${least} to ${most}`,
    });

const longestMs = 3_600_000;
const lengthMs = (least: number) => whole(least, longestMs, 'whole milliseconds');
const headerName = z.string('takes the name of a header').regex(/^[a-z0-9*-]+$/i, 'takes the name of a header');
const headerValue = z.string('takes a text').regex(/^[\t -~]*$/, 'takes a text that a header can hold');
const names = z.array(headerName, 'takes a list of header names').readonly();
const statusesWithoutBody = [204, 205, 304];

const aimAndTurn = {
  /** The HTTP method; every one but OPTIONS where it is missing. */
  method: z
    .string('takes a method such as GET')
    .regex(/^[a-z]+$/i, 'takes a method such as GET')
    .optional(),
  /** A path in which `*` stands for anything, with the parameters that count behind a `?`. */
  path: z
    .string('takes a path that begins with / or *')
    .regex(/^[/*]/, 'takes a path that begins with / or *')
    .optional(),
  /** The name of a call. */
  call: z.enum(serviceCallNames, `takes the name of a call: ${serviceCallNames.join(', ')}`).optional(),
  /** How many requests it meets before it is spent; all of them where it is missing. */
  times: whole(1, 1_000_000).optional(),
  /** How many requests it lets pass first. */
  after: whole(0, 1_000_000).optional(),
  /** The share of requests it meets, from 0 to 1. */
  probability: z
    .number('takes a share from 0 to 1')
    .min(0, 'takes a share from 0 to 1')
    .max(1, 'takes a share from 0 to 1')
    .optional(),
  /** What chance begins with; the same seed meets the same requests. */
  seed: whole(0, 4_294_967_295).optional(),
};

const fault = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...aimAndTurn, ...shape }).readonly();

/** What a fault of each kind holds. */
export const faultKinds = {
  delay: fault('delay', {
    /** The wait before the answer; two numbers are its shortest and its longest. */
    delayMs: z.union([lengthMs(0), z.tuple([lengthMs(0), lengthMs(0)]).readonly()], {
      error: `takes whole milliseconds from 0 to ${longestMs}, or two such numbers`,
    }),
  }),
  status: fault('status', {
    status: whole(200, 599),
    /** With `message` the body of a refusal, as the service writes it. */
    code: whole(0, 1_000_000).optional(),
    message: z.string('takes a text').optional(),
    /** The whole body instead: sent as JSON, a text as it is. */
    body: z.unknown().optional(),
    headers: z.record(headerName, headerValue, 'takes headers with their values').readonly().optional(),
  }).refine(
    ({ status, code, message, body }) =>
      !statusesWithoutBody.includes(status) || (code === undefined && message === undefined && body == null),
    { path: ['status'], error: `takes no body with ${statusesWithoutBody.join(', ')}` },
  ),
  'rate-limit': fault('rate-limit', {
    /** How many requests pass in each window; those beyond are refused with 429. */
    calls: whole(0, 1_000_000),
    windowMs: lengthMs(1),
  }),
  'html-page': fault('html-page', {
    status: whole(200, 599)
      .refine((status) => !statusesWithoutBody.includes(status), {
        error: `takes no status without a body: ${statusesWithoutBody.join(', ')}`,
      })
      .optional(),
  }),
  'wrong-type': fault('wrong-type', {
    contentType: z
      .string('takes a media type such as text/html')
      .regex(/^[\w.+-]+\/[\w.+-]+(;[ -~]*)?$/, 'takes a media type such as text/html')
      .optional(),
  }),
  'broken-json': fault('broken-json', {}),
  'truncated-json': fault('truncated-json', {}),
  'truncated-body': fault('truncated-body', {}),
  drop: fault('drop', { at: z.enum(['start', 'body'], 'takes start or body').optional() }),
  hang: fault('hang', {}),
  trickle: fault('trickle', { bytesPerSecond: whole(1, 1_000_000_000) }),
  'wrong-clock': fault('wrong-clock', {
    /** How far ahead of the true time the service believes to be; less than 0 is behind. */
    shiftMs: whole(-1e13, 1e13, 'whole milliseconds'),
  }),
  headers: fault('headers', {
    /** Headers that scripts of other origins may read; the service itself exposes none. */
    expose: names.optional(),
    /** Headers that are left away. */
    hide: names.optional(),
  }),
  'expire-tokens': fault('expire-tokens', {}),
  'no-limits': fault('no-limits', {}),
} as const;

/** What can go wrong with a request. */
export type FaultKind = keyof typeof faultKinds;

/** A fault: where it is aimed, when its turn is, and what it does. Plain JSON. */
export type FaultRule = z.infer<(typeof faultKinds)[FaultKind]>;

/** The fault of one kind. */
export type FaultOf<Kind extends FaultKind> = Extract<FaultRule, { readonly kind: Kind }>;
