import { AppError, isAppError } from '@fjernsyn/kernel';
import type { Clock, HttpRequest, HttpTransport } from '@fjernsyn/platform';
import { readAnswerBody, readRefusalBody } from '../answer/answer-body';
import type { FaultLog } from '../answer/fault-log';
import { toRefusal } from '../answer/refusal';
import { apiErrors } from '../errors';
import type { Call } from './call';
import { sendWithRetries } from './retries';

/** Dependencies of {@link receiveAnswer}. */
export interface ReceiveDeps {
  readonly http: HttpTransport;
  readonly clock: Clock;
  readonly faults: FaultLog;
  /** Takes out of an answer what this viewer may not see, before it is read; undefined where the answer as a whole is that. */
  readonly sift?: ((answer: unknown) => unknown) | undefined;
}

/** A parsed answer, and the status that it came with. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly status: number;
}

/** Sends the request of a call and parses its answer. Rejects with the codes of {@link apiErrors}, or as the transport does. */
export function receiveAnswer<Answer>(
  deps: ReceiveDeps,
  call: Call<Answer>,
  request: HttpRequest,
): Promise<Answered<Answer>> {
  return receive(deps, call, request, false);
}

async function receive<Answer>(
  deps: ReceiveDeps,
  call: Call<Answer>,
  request: HttpRequest,
  isRepeated: boolean,
): Promise<Answered<Answer>> {
  const response = await sendWithRetries(deps, request);
  const { status } = response;
  if (status < 200 || status > 299) {
    const body = await readRefusalBody(response);
    const answer = call.parseRefusal?.(status, body);
    if (answer === undefined) throw toRefusal(call.name, response, body);
    return { answer, status };
  }
  try {
    // Every answer of every call passes here.
    const body = await readAnswerBody(response);
    const sifted = deps.sift && body !== undefined ? await deps.sift(body) : body;
    if (sifted === undefined && body !== undefined)
      throw new AppError(apiErrors.barred, { facts: { call: call.name } });
    return { answer: call.parse(sifted, deps.faults.reportContract), status };
  } catch (thrown) {
    // Anything but an AppError is a bug of ours.
    if (!isAppError(thrown)) throw thrown;
    if (!isRepeated && request.method === 'GET' && isCutOff(thrown)) return receive(deps, call, request, true);
    // A connection that broke is no malformed answer.
    if (thrown.code.startsWith('http/') || thrown.code === apiErrors.barred) throw thrown;
    throw new AppError(apiErrors.malformedAnswer, { facts: { call: call.name, status }, cause: thrown });
  }
}

/** Whether a body did not arrive whole, rather than being another thing. */
function isCutOff({ code }: AppError): boolean {
  return code === apiErrors.malformedAnswer || code === 'http/unreachable';
}
