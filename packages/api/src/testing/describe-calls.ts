import * as contracts from '@fjernsyn/contracts';
import { answerShapes } from '@fjernsyn/contracts/shapes';
import { AppError } from '@fjernsyn/kernel';
import { createFakeClock } from '@fjernsyn/platform/testing';
import { parseNothing } from '../answer/parse-nothing';
import { type ApiWiring, createCoreApi } from '../api';
import { createBrowseApi } from '../browse/browse-api';
import { createMediaApi } from '../media-api';
import { type Call, isOpen } from '../request/call';
import { toCommonQuery } from '../request/common-query';
import type { Query } from '../request/query';
import { createSessionApi } from '../session/session-api';
import { createViewerApi } from '../viewer/viewer-api';
import { catalogueSpecimens } from './catalogue-specimens';
import { sessionSpecimens } from './session-specimens';
import type { AnswerReaderName, Groups, Specimen } from './specimen';
import { viewerSpecimens } from './viewer-specimens';
import { wholeCommonQuery } from './whole-common-query';

/** A call as a document tells of it. */
export interface DescribedCall {
  /** Its place in the groups, such as `viewer.bookmarks.add`. */
  readonly id: string;
  readonly summary: string;
  /** Its description, when everything is said that can be said. */
  readonly call: Call<unknown>;
  /** The whole query, the common parts with it. */
  readonly query: Query;
  /** The same description when no more is said than must be: what is missing in its query and its body need not be sent. */
  readonly bareCall: Call<unknown>;
  /** Where it goes: a whole address is somebody else's. */
  readonly base: 'service' | 'cdn' | 'elsewhere';
  /** What reads its answer; undefined where it answers nothing. */
  readonly answer: AnswerReaderName | undefined;
  /** Whether an empty answer is a good one. */
  readonly mayBeEmpty: boolean;
}

/** Every call, by its place in the groups. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...catalogueSpecimens,
  ...sessionSpecimens,
  ...viewerSpecimens,
};

/** Every call as the groups describe it to the request layer, in the order of their specimens; nothing is sent. */
export async function describeCalls(): Promise<readonly DescribedCall[]> {
  const described: DescribedCall[] = [];
  for (const id of Object.keys(specimens)) {
    const specimen = specimens[id];
    if (specimen !== undefined) described.push(await describeCall(id, specimen));
  }
  return described;
}

/** Every group, on a request layer that is handed descriptions and sends nothing. */
export function createGroups(wiring: ApiWiring): Groups {
  return {
    api: createCoreApi(wiring),
    media: createMediaApi({ wiring }),
    session: createSessionApi({ wiring }),
    viewer: createViewerApi({ wiring }),
    browse: createBrowseApi({ wiring }),
  };
}

async function describeCall(id: string, { summary, whole, bare = whole, answer }: Specimen): Promise<DescribedCall> {
  const call = await describedBy(id, whole);
  const own = Object.keys(answerShapes).find((name) => readerCalled(name) === call.parse);
  return {
    id,
    summary,
    call,
    query: { ...toCommonQuery(wholeCommonQuery, call.common), ...call.query },
    bareCall: await describedBy(id, bare),
    base: /^https?:/.test(call.path) ? 'elsewhere' : isOpen(call) ? 'cdn' : 'service',
    answer: answer ?? (own as AnswerReaderName | undefined),
    mayBeEmpty: call.parse === parseNothing || readsNothing(call),
  };
}

/** The one description that is handed over when a call is made. */
async function describedBy(id: string, make: Specimen['whole']): Promise<Call<unknown>> {
  const calls: Call<unknown>[] = [];
  const clock = createFakeClock();
  const perform: ApiWiring['caller']['perform'] = (call) => {
    calls.push(call);
    return Promise.reject(new AppError('http/aborted'));
  };
  const made = make(createGroups({ caller: { perform }, clock, mediaFormats: ['dash', 'hls'] })).catch(leaveAborted);
  // Calls that are gathered go out with their timer.
  await clock.advanceSettled(1_000);
  await made;
  const [call] = calls;
  if (call === undefined || calls.length > 1) throw new Error(`${id} makes ${calls.length} calls instead of one`);
  return call;
}

function leaveAborted(thrown: unknown): void {
  if (!(thrown instanceof AppError) || thrown.code !== 'http/aborted') throw thrown;
}

function readerCalled(name: string): unknown {
  return (contracts as Readonly<Record<string, unknown>>)[name];
}

function readsNothing(call: Call<unknown>): boolean {
  try {
    call.parse(undefined, () => undefined);
    return true;
  } catch {
    return false;
  }
}
