import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { ServiceEnv } from '../server/bindings';
import type { ServiceClock } from '../server/service-clock';
import { exposeHeaders, hideHeaders } from './change-headers';
import type { AnswerFault, CompanionFault, createFaults } from './create-faults';
import type { FaultOf } from './fault-rule';
import { pause } from './pause';
import { sendPart } from './send-part';
import { brokenJson, truncatedJson } from './spoil-json';
import { trickle } from './trickle';

/** What faults act on. */
export interface ApplyFaultsDeps {
  readonly faults: ReturnType<typeof createFaults>;
  readonly clock: ServiceClock;
  /** Lets every token that was given out expire. */
  readonly expireTokens: () => void;
}

type FaultContext = Context<ServiceEnv>;

/** A step before all routes that lets the ordered faults happen, and dates the answer by the clock of the service. */
export function applyFaults({ faults, clock, expireTokens }: ApplyFaultsDeps): MiddlewareHandler<ServiceEnv> {
  return (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const request = { method: context.req.method, path: decoded(pathname), query: searchParams };
    const { companions, answer } = faults.take(request);
    const delayMs = sumOf(pick(companions, 'delay').map((fault) => Number(fault.delayMs)));
    const shiftMs = sumOf(pick(companions, 'wrong-clock').map((fault) => fault.shiftMs));
    return clock.shifted(shiftMs, async () => {
      const { outgoing } = context.env;
      if (delayMs > 0) await pause(delayMs, outgoing);
      if (pick(companions, 'expire-tokens').length > 0) expireTokens();
      if (pick(companions, 'no-limits').length > 0) context.set('hasNoLimits', true);
      outgoing.setHeader('date', new Date(clock.now()).toUTCString());
      const headers = pick(companions, 'headers');
      exposeHeaders(outgoing, headers);
      await answerWith(context, next, answer);
      hideHeaders(context, headers);
    });
  };
}

async function answerWith(context: FaultContext, next: Next, fault: AnswerFault | undefined): Promise<void> {
  switch (fault?.kind) {
    case undefined:
      return next();
    case 'status':
      context.res = refusal(fault);
      return;
    case 'html-page':
      context.res = new Response('<html><body><h1>Bad Gateway</h1></body></html>', {
        status: fault.status ?? 200,
        headers: { 'content-type': 'text/html' },
      });
      return;
    case 'hang':
      await pause(Number.POSITIVE_INFINITY, context.env.outgoing);
      context.res = RESPONSE_ALREADY_SENT;
      return;
    case 'drop':
      if (fault.at === 'body') return spoil(context, next, (whole) => sendPart(whole, context.env, 'chunked'));
      context.env.incoming.socket.destroy();
      context.res = RESPONSE_ALREADY_SENT;
      return;
    case 'truncated-body':
      return spoil(context, next, (whole) => sendPart(whole, context.env, 'sized'));
    case 'broken-json':
      return spoil(context, next, brokenJson);
    case 'truncated-json':
      return spoil(context, next, truncatedJson);
    case 'wrong-type':
      return spoil(context, next, (whole) => withType(whole, fault.contentType ?? 'text/html'));
    case 'trickle':
      return spoil(context, next, (whole) => trickle(whole, fault.bytesPerSecond, context.env.outgoing));
  }
}

async function spoil(context: FaultContext, next: Next, change: (whole: Response) => Response | Promise<Response>) {
  await next();
  const changed = await change(context.res);
  // Hono would add the headers of the first answer to the second.
  context.res = undefined;
  context.res = changed;
}

function refusal({ status, code, message, body, headers = {} }: FaultOf<'status'>): Response {
  if (typeof body === 'string')
    return new Response(body, { status, headers: { 'content-type': 'text/plain', ...headers } });
  if (body != null) return Response.json(body, { status, headers });
  if (code === undefined && message === undefined) return new Response(null, { status, headers });
  return Response.json({ code, message }, { status, headers });
}

function withType(whole: Response, contentType: string): Response {
  const headers = new Headers(whole.headers);
  headers.set('content-type', contentType);
  return new Response(whole.body, { status: whole.status, headers });
}

function pick<Kind extends CompanionFault['kind']>(
  faults: readonly CompanionFault[],
  kind: Kind,
): readonly FaultOf<Kind>[] {
  return faults.filter((fault): fault is CompanionFault & FaultOf<Kind> => fault.kind === kind);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
