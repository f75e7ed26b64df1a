/**
 * Begins and ends of animations that nothing of the product hears through React. React listens at its root for every event there is, and
 * an engine makes only those that are listened for: a dozen for each move of the focus, between the key and its frame.
 */
const unheard: ReadonlySet<string> = new Set([
  'animationend',
  'animationiteration',
  'animationstart',
  'transitioncancel',
  'transitionrun',
  'transitionstart',
]);

/** Keeps `container` from being listened to for the begins of animations, before React is given it. */
export function withoutUnheardEvents(container: HTMLElement): HTMLElement {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]): void => {
    if (!unheard.has(type)) listen(type, ...rest);
  };
  return container;
}
