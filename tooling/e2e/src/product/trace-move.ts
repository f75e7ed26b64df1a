import type { BrowserPage } from '../driver/browser-page';
import type { KeyName } from '../driver/keys';
import type { TraceEvent } from '../driver/trace';
import { moveFocus } from './move-focus';

/** What the engine did for one move of focus. A place is a tile's focus id, `strip`, `page`, or else an element's own text. */
export interface MoveTrace {
  /** The focus ids of the tiles that lost and gained the focus. */
  readonly tiles: readonly [string, string];
  /** What moved or faded, by property. */
  readonly transitions: readonly (readonly [property: string, place: string])[];
  /** Where it painted anew, each once. */
  readonly painted: readonly string[];
  /** Where something asked for a layout, each once. */
  readonly laidOut: readonly string[];
  readonly layoutCount: number;
  /** How many elements' styles were reckoned anew from the key to the frame that shows it; those of animations and idle time come later. */
  readonly restyledCount: number;
}

interface Watch {
  placeOf(node: Node): string;
  takeTransitions(): readonly (readonly [string, string])[];
}

/** Names places and records transitions; runs inside the page before the app, and is whole in itself. */
function watch(): void {
  const placeOf = (node: Node): string => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null) return 'page';
    const tile = element.closest('[role="listitem"]')?.querySelector('[data-focus-id]');
    if (tile) return tile.getAttribute('data-focus-id') ?? '';
    const isStrip = element.getAttribute('role') === 'list' && element.querySelector('[data-focused]') !== null;
    return isStrip ? 'strip' : element.outerHTML.slice(0, 120);
  };
  const seen: TransitionEvent[] = [];
  document.addEventListener('transitionrun', (event) => seen.push(event));
  const takeTransitions = () => seen.splice(0).map((event) => [event.propertyName, placeOf(event.target as Node)]);
  Object.assign(window, { placeOf, takeTransitions });
}

/** Lets every page that is opened from now on be traced by {@link traceMove}. */
export async function prepareTraces(page: BrowserPage): Promise<void> {
  await page.beforeLoad(watch);
}

const takeTransitions = () => (window as unknown as Watch).takeTransitions();
const placeOf = (node: Node) => (window as unknown as Watch).placeOf(node);

const areTransitionsOver = async () => {
  if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) return false;
  // What the last one leaves behind is painted in the next frame.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return true;
};

/** Presses a key that moves the focus between two tiles, and tells what the engine did until all stands still. */
export async function traceMove(page: BrowserPage, key: KeyName): Promise<MoveTrace> {
  const focusId = async (): Promise<string> => (await page.focused()).marked?.focusId ?? '';
  const lost = await focusId();
  await page.evaluate(takeTransitions);
  const events = await page.trace(async () => {
    await moveFocus(page, key);
    await page.waitFor('the transitions to end', areTransitionsOver);
  });
  const tiles = [lost, await focusId()] as const;
  const placesOf = async (name: string): Promise<readonly string[]> => {
    const data = events.filter((event) => event.name === name).map(({ args }) => args.data as { nodeId: number });
    return [...new Set(await page.askNodes([...new Set(data.map(({ nodeId }) => nodeId))], placeOf))];
  };
  return {
    tiles,
    transitions: await page.evaluate(takeTransitions),
    painted: await placesOf('Paint'),
    laidOut: await placesOf('LayoutInvalidationTracking'),
    layoutCount: events.filter(({ name }) => name === 'Layout').length,
    restyledCount: restyledBetween(events),
  };
}

function restyledBetween(events: readonly TraceEvent[]): number {
  const isKey = ({ name, args }: TraceEvent) =>
    name === 'EventDispatch' && (args.data as { type?: string }).type === 'keydown';
  const from = events.find(isKey)?.ts ?? 0;
  const until = Math.min(...events.filter(({ name, ts }) => name === 'Paint' && ts > from).map(({ ts }) => ts));
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= until)
    .reduce((sum, { args }) => sum + Number(args.elementCount), 0);
}
