/**
 * Begins and breaks of animations, which nothing of the product hears through React. React listens at its root for every event there is,
 * and an engine makes only those that are listened for: a dozen for each move of the focus, between the key and its frame.
 */
const unheard = /^(animation|transition(?!end))/;

/** Keeps `container` from being listened to for {@link unheard} events, before React is given it. */
export function withoutUnheardEvents(container: HTMLElement): HTMLElement {
  const listen = container.addEventListener;
  container.addEventListener = (type: string, ...rest: [EventListener, AddEventListenerOptions?]): void => {
    if (!unheard.test(type)) listen.call(container, type, ...rest);
  };
  return container;
}
