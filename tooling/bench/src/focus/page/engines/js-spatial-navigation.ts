import SpatialNavigation from 'js-spatial-navigation';
import type { EngineUnderTest } from '../engine-under-test';

/** Luke Chang's engine, a section for each row. */
export const jsSpatialNavigation: EngineUnderTest = {
  entry: 'column',
  mount(page) {
    SpatialNavigation.init();
    for (const { id } of page.rowElements) SpatialNavigation.add(id, { selector: `#${id} .tile` });
    SpatialNavigation.makeFocusable();
    page.root.addEventListener('sn:focused', (event) => page.onFocus((event.target as HTMLElement).id));
    return {
      start: () => void SpatialNavigation.focus('r0'),
      move: (direction) => void SpatialNavigation.move(direction),
    };
  },
};
