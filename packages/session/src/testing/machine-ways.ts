import type { AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';

/** A call that waits for what the path says of it. */
export interface OpenCall {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** An event of a machine, and how it comes about in `Rig`. */
export interface Played<Rig> {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly isCommand?: boolean;
  readonly play: (rig: Rig) => void;
}

/** Calls as a path answers them: the newest by name, and the ones that were left behind. */
export function createOpenCalls() {
  let current: (OpenCall & { readonly name: string }) | undefined;
  const left: OpenCall[] = [];
  return {
    left,
    open<Value>(name: string, signal: AbortSignal): Promise<Value> {
      return new Promise((resolve, reject) => {
        const call = { name, resolve: resolve as (value: unknown) => void, reject };
        current = call;
        signal.addEventListener('abort', () => void left.push(call));
      });
    },
    answer(name: string): OpenCall {
      const call = current;
      if (call?.name !== name) throw new Error(`${name} is not asked for, but ${call?.name}`);
      current = undefined;
      return call;
    },
  };
}

/** Lists one behind the other; the engines that the product runs on know no `flatMap`. */
export function joined<From, To>(all: readonly From[], toList: (each: From) => readonly To[]): To[] {
  return ([] as To[]).concat(...all.map(toList));
}

/** Every way through a machine that is told of `events`: to each state by the shortest, and from there by each event that leads on or is a viewer's. */
export function waysOf<Rig>(
  machine: unknown,
  events: readonly Played<Rig>[],
  keyOf: (state: AnyMachineSnapshot) => string,
) {
  const options = { events, serializeState: keyOf, stopWhen: ({ status }: AnyMachineSnapshot) => status === 'done' };
  const logic = machine as Parameters<typeof getShortestPaths>[0];
  const given = options as unknown as Parameters<typeof getShortestPaths>[1];
  const adjacency = Object.values(getAdjacencyMap(logic, given as never));
  return joined(getShortestPaths(logic, given), ({ state, steps }) => {
    const from = state as AnyMachineSnapshot;
    const next = adjacency.find((one) => keyOf(one.state as AnyMachineSnapshot) === keyOf(from));
    const way = steps.slice(1) as unknown as { event: Played<Rig>; state: AnyMachineSnapshot }[];
    return Object.values(next?.transitions ?? {})
      .map((last) => last as unknown as (typeof way)[number])
      .filter(({ event, state: to }) => event.isCommand || keyOf(to) !== keyOf(from))
      .map((last) => ({ from, way: [...way, last] }));
  });
}

/** The ways from state to state that a machine draws, and those that some paths take. */
export function drawnWays(node: DrawnNode): readonly string[] {
  const from = node.path.join('.');
  const own = joined(Array.from(node.transitions), ([event, all]) =>
    joined(all, ({ target = [] }) => target.map((to) => `${from} ${event} ${firstOf(to).path.join('.')}`)),
  );
  return [...own, ...joined(Object.values(node.states), drawnWays)];
}

/** A state as a machine draws it. */
export interface DrawnNode {
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, DrawnNode>>;
  readonly initial?: { readonly target: readonly DrawnNode[] } | undefined;
  readonly transitions: ReadonlyMap<string, readonly { readonly target?: readonly DrawnNode[] | undefined }[]>;
}
function firstOf(node: DrawnNode): DrawnNode {
  const [first] = Object.keys(node.states).length > 0 ? (node.initial?.target ?? []) : [];
  return first ? firstOf(first) : node;
}

/** Where a machine is, as its drawing names it. */
export const pathOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : (Object.entries(value)[0]?.join('.') ?? '');
