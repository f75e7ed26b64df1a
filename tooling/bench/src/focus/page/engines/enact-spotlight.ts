import { Spotlight } from '@enact/spotlight';
import type { EngineUnderTest } from '../engine-under-test';
import { tileIdOf } from '../grid-page';

/** LG's engine, a container for each row. */
export const enactSpotlight: EngineUnderTest = {
  entry: 'column',
  mount(page) {
    Spotlight.initialize({ selector: '.tile', restrict: 'none' });
    page.rowElements.forEach((rowElement) => {
      rowElement.setAttribute('data-spotlight-container', 'true');
      rowElement.setAttribute('data-spotlight-id', rowElement.id);
      Spotlight.add(rowElement.id, { selector: '.tile', enterTo: '' });
    });
    page.root.addEventListener('focusin', (event) => page.onFocus((event.target as HTMLElement).id));
    return {
      start: () => void Spotlight.focus(`#${tileIdOf({ row: 0, column: 0 })}`),
      move: (direction) => void Spotlight.move(direction),
    };
  },
};
