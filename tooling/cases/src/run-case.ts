import type { InputAction } from '@fjernsyn/focus';
import { createCaseOperations } from './case-operations';
import { createCasePage } from './case-page';
import { createCaseRemote } from './case-remote';
import { createCaseScroll } from './case-scroll';
import type { CaseRecord, CaseStep, FocusCase, StepRecord } from './case-types';
import { createVirtualWindows } from './virtual-windows';

/** Operations after which focus cannot be elsewhere. */
const still: ReadonlySet<string> = new Set(['wait', 'windowBlur', 'windowFocus', 'dir']);

/** Plays a case and writes down what happened; throws where the case asks for something unknown. */
export const runCase = (source: FocusCase): CaseRecord => {
  const page = createCasePage(source);
  const scroll = createCaseScroll(page);
  const windows = createVirtualWindows(page);
  const events: string[] = [];
  const steps: StepRecord[] = [];
  const { engine } = page;

  let isByPointer = false;
  engine.subscribe(({ from, to, cause }) => {
    isByPointer = cause === 'pointer';
    if (from === to) return;
    if (from !== null) events.push(`blur:${page.toCaseId(from)}`);
    if (to !== null) events.push(`focus:${page.toCaseId(to)}`);
  });

  const act = (action: InputAction): boolean => {
    const focused = page.toCaseId(engine.getFocused());
    switch (action.type) {
      case 'mode':
        engine.setInputMode(action.mode);
        return false;
      case 'move':
      case 'scroll': {
        const seen = scroll.placeInView();
        if (seen !== undefined) return engine.focus(page.toEngineId(seen), { shouldWait: false });
        return engine.move(action.direction, { isHeld: action.type === 'move' && action.isRepeat }).outcome !== 'edge';
      }
      case 'activate':
      case 'long-activate':
        if (focused === null) return false;
        events.push(`${action.type === 'activate' ? 'select' : 'long'}:${focused}`);
        return true;
      case 'back':
        events.push('back');
        return true;
      case 'sequence':
        events.push(`sequence:${action.name}`);
        return false;
      case 'key':
        events.push(`key:${action.key}`);
        return false;
    }
  };
  const remote = createCaseRemote(source, page, act);
  const operations = createCaseOperations({ source, page, scroll, remote, windows, events });

  const note = (canMove: boolean, isConsumed: boolean | null): void => {
    steps.push({ focused: page.toCaseId(engine.getFocused()), canMove, isConsumed, offsets: scroll.offsets() });
  };
  const play = (step: string | CaseStep): void => {
    const before = engine.getFocused();
    const acted = events.length;
    let isConsumed: boolean | null = null;
    if (typeof step === 'string') isConsumed = remote.tap(step);
    else if (step.key !== undefined)
      isConsumed = remote.press(step.key, step.t ?? remote.now() + 1000, step.repeat === true);
    else if (step.keyup !== undefined) remote.release(step.keyup, step.t ?? remote.now() + 50);
    else operations.perform(step);
    const follows = typeof step === 'object' && step.key !== undefined ? step.then : undefined;
    if (follows !== undefined && events.length > acted) operations.perform(follows);
    windows.follow();
    if (engine.getFocused() !== before && !isByPointer) scroll.reveal();
    note(typeof step === 'string' || !(step.keyup !== undefined || still.has(step.op ?? '')), isConsumed);
  };

  operations.begin();
  windows.follow();
  scroll.reveal();
  events.length = 0;
  note(true, null);
  for (const step of source.keys) play(step);
  return { steps, events, isFocusVisible: scroll.isFocusVisible() };
};
