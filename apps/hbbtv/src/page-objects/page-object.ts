import { attempt } from '@fjernsyn/browser';
import type { Clock } from '@fjernsyn/platform';
import type { PageObjects } from './page-objects';

/** How often, and how many times, an object is asked whether it has become one of the set's. */
const askEveryMs = 50;
const mostAsked = 40;

/** The page's object of a type; one is put into the page where it has none. A broadcast lies under the application, as large as the screen. */
export function pageObjectOf<Type extends keyof PageObjects>(document: Document, type: Type): PageObjects[Type] {
  const known = document.querySelector(`object[type="${type}"]`);
  if (known) return known as unknown as PageObjects[Type];
  const object = document.createElement('object');
  object.type = type;
  object.style.position = 'absolute';
  object.style.left = '0';
  object.style.top = '0';
  const side = type === 'video/broadcast' ? '100%' : '0px';
  object.style.width = side;
  object.style.height = side;
  document.body.insertBefore(object, document.body.firstChild);
  return object as unknown as PageObjects[Type];
}

/**
 * Waits until an object has the method that only the set's own has, as plug-ins come after the first script: true at once where it has it, false
 * after 2 s without.
 */
export function whenUpgraded(object: object, method: string, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const ask = (left: number): void => {
      const isThere = attempt(() => (object as Readonly<Record<string, unknown>>)[method] !== undefined) === true;
      if (isThere || left === 0) resolve(isThere);
      else clock.after(askEveryMs, () => ask(left - 1));
    };
    ask(mostAsked);
  });
}
