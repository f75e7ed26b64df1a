import { type FaultKind, faultKinds } from '../faults/fault-rule';
import { fieldsOf } from '../faults/read-fault';
import { faultWords } from '../faults/read-fault-text';
import { serviceCalls } from '../faults/service-calls';

/** The control calls, each with what it does. */
export const controlCalls = {
  'GET /__control': 'this page',
  'GET /__control/faults': 'the ordered faults with their ids, and how many requests each has met',
  'POST /__control/faults':
    'orders faults: one as JSON, a list of them, or lines such as "GET /page status=503 times=2"',
  'DELETE /__control/faults': 'takes all faults back',
  'DELETE /__control/faults/{id}': 'takes one back',
  'GET /__control/requests': 'the requests so far, oldest first',
  'DELETE /__control/requests': 'forgets them',
  'GET /__control/clock': 'what the service believes the time to be',
  'PUT /__control/clock': 'moves it: {"shiftMs":-7200000}, or {"at":"2026-11-28T20:00:00Z"}',
  'GET /__control/surroundings': 'where sets are taken to be, and how the service says it is',
  'PUT /__control/surroundings':
    'changes them: {"place":"abroad"}, {"health":"unavailable"}, {"anonymousTokens":"fallback"}, {"tokenRenewal":"by-provider"}',
  'GET /__control/codes': 'how sets are given codes to sign in by',
  'PUT /__control/codes': 'changes it for the codes from now on: {"intervalSeconds":0.5,"lifetimeSeconds":60}',
  'POST /__control/codes/expire': 'lets every code that waits expire now',
  'POST /__control/codes/deny': 'refuses every code that waits, as a viewer does',
  'POST /__control/tokens/expire': 'lets every token that was given out expire now',
} as const;

/** What there is to control, in plain JSON. */
export function controlOverview(): Readonly<Record<string, unknown>> {
  const kinds = Object.keys(faultKinds) as FaultKind[];
  return {
    about: 'The control of the reference service, which is no part of the service itself.',
    controlCalls,
    faultKinds: Object.fromEntries(kinds.map((kind) => [kind, fieldsOf(kind)])),
    faultWords,
    serviceCalls,
  };
}
