import { randomOf } from '@fjernsyn/reference-catalogue';
import type { FaultRule } from './fault-rule';
import { type FaultRequest, meets } from './meets';
import { createRateWindow } from './rate-window';

/** The faults that are ordered. */
export interface Faults {
  /** Orders a fault and gives its id. */
  add(rule: FaultRule): string;
  /** Takes a fault back; false where there is none with that id. */
  remove(id: string): boolean;
  clear(): void;
  /** The faults in their order, with how many requests each has met. */
  list(): readonly (FaultRule & { readonly id: string; readonly met: number })[];
}

/** Faults that go along with the answer, whatever it is. */
export const companionKinds = ['delay', 'wrong-clock', 'headers', 'expire-tokens', 'no-limits'] as const;

/** A fault that goes along with the answer. */
export type CompanionFault = Extract<FaultRule, { readonly kind: (typeof companionKinds)[number] }>;

/** A fault that decides what the answer is; a spent rate is a status by then. */
export type AnswerFault = Exclude<FaultRule, CompanionFault | { readonly kind: 'rate-limit' }>;

/** What goes wrong with one request. */
export interface TakenFaults {
  readonly companions: readonly CompanionFault[];
  readonly answer: AnswerFault | undefined;
}

/** A fault whose turn it is; `undefined` lets the request pass. */
type Act = (at: number) => FaultRule | undefined;

interface Order {
  readonly id: string;
  readonly rule: FaultRule;
  readonly act: Act;
  met: number;
}

/**
 * The ordered faults, and the taking of those that a request meets: every companion whose turn it is, and of those that decide the answer
 * the first.
 */
export function createFaults(trueNow: () => number): Faults & { take(request: FaultRequest): TakenFaults } {
  let orders: Order[] = [];
  let lastId = 0;
  return {
    add(rule) {
      lastId += 1;
      orders.push({ id: String(lastId), rule, act: createAct(rule), met: 0 });
      return String(lastId);
    },
    remove(id) {
      const left = orders.filter((order) => order.id !== id);
      const isFound = left.length < orders.length;
      orders = left;
      return isFound;
    },
    clear() {
      orders = [];
    },
    list: () => orders.map(({ id, rule, met }) => ({ ...rule, id, met })),
    take(request) {
      const companions: CompanionFault[] = [];
      let answer: AnswerFault | undefined;
      for (const order of orders) {
        const isDecided = answer !== undefined && !isCompanion(order.rule);
        const fault = isDecided || !meets(order.rule, request) ? undefined : order.act(trueNow());
        if (fault === undefined) continue;
        order.met += 1;
        if (isCompanion(fault)) companions.push(fault);
        else if (fault.kind !== 'rate-limit') answer = fault;
      }
      return { companions, answer };
    },
  };
}

function isCompanion(rule: FaultRule): rule is CompanionFault {
  return companionKinds.some((kind) => kind === rule.kind);
}

/** The turns of one fault: `after` others, at most `times`, by chance; what is left open in it is settled each time. */
function createAct(rule: FaultRule): Act {
  const { times = Number.POSITIVE_INFINITY, after = 0, probability = 1, seed = 1 } = rule;
  const random = randomOf(seed);
  const rate = rule.kind === 'rate-limit' ? createRateWindow(rule) : undefined;
  let seen = 0;
  let left = times;
  return (at) => {
    seen += 1;
    if (seen <= after || left <= 0 || (probability < 1 && random() >= probability)) return undefined;
    const fault = rate === undefined ? settled(rule, random) : rate.refusalAt(at);
    if (fault !== undefined) left -= 1;
    return fault;
  };
}

function settled(rule: FaultRule, random: () => number): FaultRule {
  if (rule.kind !== 'delay' || typeof rule.delayMs === 'number') return rule;
  const [least, most] = rule.delayMs;
  return { ...rule, delayMs: Math.round(least + (most - least) * random()) };
}
