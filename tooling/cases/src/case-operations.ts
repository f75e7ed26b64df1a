import type { FocusSnapshot } from '@fjernsyn/focus';
import type { CasePage } from './case-page';
import type { CaseRemote } from './case-remote';
import type { CaseScroll } from './case-scroll';
import type { CaseNode, CaseStep, FocusCase } from './case-types';
import { hitTest } from './hit-test';
import { pitchOf } from './virtual-children';
import type { VirtualWindows } from './virtual-windows';

/** Dependencies of {@link createCaseOperations}. */
export interface OperationDeps {
  readonly source: FocusCase;
  readonly page: CasePage;
  readonly scroll: CaseScroll;
  readonly remote: CaseRemote;
  readonly windows: VirtualWindows;
  readonly events: string[];
}

/** The operations of a case, other than keys. */
export interface CaseOperations {
  /** Mounts the layout with its start. */
  begin(): void;
  /** Throws for one that is not known. */
  perform(step: CaseStep): void;
}

interface Pushed {
  readonly saved: FocusSnapshot | null;
  readonly unmounted: readonly CaseNode[];
  readonly mounted: readonly CaseNode[];
}

/** Makes the {@link CaseOperations} of a case. */
export const createCaseOperations = ({
  source,
  page,
  scroll,
  remote,
  windows,
  events,
}: OperationDeps): CaseOperations => {
  const { engine, nodes } = page;
  const stack: Pushed[] = [];

  const mount = (added: readonly CaseNode[]): void => {
    for (const node of added) nodes.set(node.id, node);
    page.declare();
  };
  const unmount = (ids: readonly string[]): readonly CaseNode[] => {
    const gone = ids.flatMap((id) => page.branchOf(id));
    for (const { id } of gone) nodes.delete(id);
    page.declare();
    return gone;
  };
  const change = (id: string, fields: object): void => {
    const node = nodes.get(id);
    if (node === undefined) throw new Error(`changes ${id}, which is not mounted`);
    nodes.set(id, { ...node, ...fields });
    page.declare();
  };
  const focus = (id: string, isAutomatic = false): void => void engine.focus(page.toEngineId(id), { isAutomatic });

  const pointAt = (step: CaseStep): void => {
    const { x = 0, y = 0 } = step as { x?: number; y?: number };
    const at = remote.now();
    const before = events.length;
    if (remote.point(x, y)) {
      const hit = hitTest(page, scroll, x, y);
      if (hit !== undefined) engine.focus(page.toEngineId(hit), { cause: 'pointer', shouldWait: false });
    }
    if (step.click !== true && step.op !== 'click') return;
    remote.send({ type: 'pointer-down', at });
    const hit = hitTest(page, scroll, x, y);
    if (hit !== undefined && page.toCaseId(engine.getFocused()) === hit && before <= events.length) {
      events.push(`select:${hit}`);
    }
  };

  const operations: Readonly<Record<string, (step: CaseStep) => void>> = {
    add: (step) => mount(nodesOf(step)),
    remove: (step) => void unmount(idsOf(step)),
    move: ({ op: _, id, ...fields }) => change(String(id), fields),
    set: ({ op: _, id, ...fields }) => change(String(id), fields),
    focus: (step) => focus(idsOf(step)[0] ?? '', step.auto === true),
    focusDefault: () => engine.batch(() => undefined),
    open(step) {
      mount(nodesOf(step));
      for (const id of idsOf(step)) change(id, { open: true });
    },
    close: (step) => idsOf(step).forEach((id) => void change(id, { open: false })),
    push(step) {
      const saved = step.save === false ? null : engine.snapshot();
      const mounted = nodesOf(step, 'mount');
      // One commit takes the old screen away and brings the new one.
      let unmounted: readonly CaseNode[] = [];
      engine.batch(() => {
        unmounted = unmount(idsOf(step, 'unmount'));
        const [first] = mounted;
        if (first) focus(first.id);
        mount(mounted);
      });
      stack.push({ saved, unmounted, mounted });
    },
    pop(step) {
      const top = stack.pop();
      if (top === undefined) throw new Error('pops what nobody pushed');
      const again = nodesOf(step, 'mount');
      engine.batch(() => {
        unmount(top.mounted.map(({ id }) => id));
        if (top.saved && step.restore !== false) engine.restore(top.saved);
        mount(again.length > 0 ? again : top.unmounted);
      });
    },
    restore(step) {
      const ids = (step.path ?? [step.id]) as readonly string[];
      const places = (step.indices ?? step.index ?? []) as readonly number[] | number;
      const known = page.toEngineId(ids[ids.length - 1] ?? '').split('/');
      const lead = known.slice(0, Math.max(0, known.length - ids.length));
      const steps = [
        ...lead.map((key) => ({ key, index: 0 })),
        ...ids.map((key, level) => ({ key, index: [places].flat()[level] ?? 0 })),
      ];
      engine.restore({ version: 1, path: steps, memories: {} });
    },
    pointer: pointAt,
    click: pointAt,
    mousemove: pointAt,
    pointerHide: () => remote.send({ type: 'pointer-hide', at: remote.now() }),
    wheel: (step) => turnWheel(step),
    windowBlur: () => remote.send({ type: 'lost', at: remote.now() }),
    windowFocus(step) {
      // The browser may give focus to what it likes; the binding tells the engine, whose answer stands.
      for (const id of idsOf(step)) engine.focus(page.toEngineId(id), { shouldWait: false });
    },
    dir(step) {
      page.setReadingDirection((step.dir ?? step.value ?? step.to) === 'rtl' ? 'rtl' : 'ltr');
      page.declare();
    },
    wait: (step) => remote.wait(Number(step.ms ?? 0)),
  };

  const turnWheel = (step: CaseStep): void => {
    const { dx = 0, dy = 0 } = step as { dx?: number; dy?: number };
    const axis = Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
    const inside = String(step.in ?? page.focusPath().find((id) => nodes.get(id)?.scroll));
    if (scroll.scrollBy(inside, axis, axis === 'x' ? dx : dy)) {
      const { virtual } = nodes.get(inside) ?? {};
      const offset = scroll.offsets()[`${inside}:${axis}`] ?? 0;
      if (virtual) windows.moveTo(inside, Math.floor(offset / pitchOf(virtual)));
    } else remote.send({ type: 'wheel', deltaX: dx, deltaY: dy, at: Number(step.t ?? remote.now() + 1000) });
  };

  return {
    begin() {
      for (const step of source.keys) {
        const id = typeof step === 'object' && step.op === 'open' ? step.id : undefined;
        const node = source.layout.find((candidate) => candidate.id === id);
        if (node && node.open === undefined) nodes.set(node.id, { ...node, open: false });
      }
      // Asked for before anything is there, so that nothing else has had focus and is remembered.
      if (source.start) focus(source.start);
      mount(source.layout.map((node) => nodes.get(node.id) ?? node));
    },
    perform(step) {
      const operation = Object.hasOwn(operations, step.op ?? '') ? operations[step.op ?? ''] : undefined;
      if (operation === undefined) throw new Error(`asks for something unknown: ${JSON.stringify(step)}`);
      operation(step);
    },
  };
};

const nodesOf = (step: CaseStep, field = 'nodes'): readonly CaseNode[] =>
  [step[field] ?? step.node ?? []].flat().filter((node): node is CaseNode => typeof node === 'object');

const idsOf = (step: CaseStep, field = 'id'): readonly string[] =>
  [step[field] ?? step.ids ?? []].flat().filter((id): id is string => typeof id === 'string');
