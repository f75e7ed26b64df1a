/** What goes wrong with a request, and for how many of them. */
export interface FaultRule {
  readonly method?: string;
  /** A text is the whole path without its query; an expression is tried on path and query. */
  readonly path: string | RegExp;
  /**
   * `status` answers with `status` and `body`; `truncated-json` and `not-json` spoil the body; `hang` never answers; `drop` cuts the
   * connection; `delay` answers `delayMs` late.
   */
  readonly kind: 'status' | 'truncated-json' | 'not-json' | 'hang' | 'drop' | 'delay';
  readonly status?: number;
  /** Sent as JSON, a text as it is. */
  readonly body?: unknown;
  readonly delayMs?: number;
  /** How many requests it meets before it is spent; all of them where it is missing. */
  readonly times?: number;
}

/** The faults a test has ordered. */
export interface Faults {
  /** Adds a rule; the function takes it back. The first rule that fits a request counts. */
  add(rule: FaultRule): () => void;
  clear(): void;
}

/** A request, as rules look at it. */
export interface FaultRequest {
  readonly method: string;
  readonly path: string;
  readonly search: string;
}

/** The ordered faults, and the taking of one for a request. A preflight is met only by a rule that names OPTIONS. */
export function createFaults(): Faults & { take(request: FaultRequest): FaultRule | undefined } {
  let orders: { rule: FaultRule; left: number }[] = [];
  return {
    add(rule) {
      const order = { rule, left: rule.times ?? Number.POSITIVE_INFINITY };
      orders.push(order);
      return () => {
        orders = orders.filter((other) => other !== order);
      };
    },
    clear() {
      orders = [];
    },
    take(request) {
      const order = orders.find(({ rule, left }) => left > 0 && fits(rule, request));
      if (order !== undefined) order.left -= 1;
      return order?.rule;
    },
  };
}

function fits({ method, path }: FaultRule, request: FaultRequest): boolean {
  if (method === undefined ? request.method === 'OPTIONS' : method.toUpperCase() !== request.method) return false;
  return typeof path === 'string'
    ? path === request.path
    : new RegExp(path.source, path.flags.replace('g', '')).test(request.path + request.search);
}
