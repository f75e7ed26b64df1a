import { createObservable, type Observed } from '@fjernsyn/kernel';
import type { Announcer } from './announcer';

/** The title of the page that has arrived, without the product's name; empty before the first. */
export interface PageTitle {
  readonly text: Observed<string>;
  /** Takes the title of a page that has arrived, and says it to those who hear. */
  arrive(title: string): void;
}

/** Makes the {@link PageTitle}. */
export function createPageTitle(announcer: Pick<Announcer, 'arrive'>): PageTitle {
  const text = createObservable('');
  return {
    text,
    arrive(title) {
      text.set(title);
      announcer.arrive(title);
    },
  };
}
