import { SpatialNavigation } from '@noriginmedia/norigin-spatial-navigation';
import type { EngineUnderTest } from '../engine-under-test';
import { tileIdOf } from '../grid-page';

const noop = (): void => undefined;

/** What every focusable declares and this page needs none of. */
const common = {
  onEnterPress: noop,
  onEnterRelease: noop,
  onArrowPress: () => true,
  onArrowRelease: noop,
  onBlur: noop,
  onUpdateFocus: noop,
  onUpdateHasFocusedChild: noop,
  trackChildren: false,
  focusable: true,
  isFocusBoundary: false,
  autoRestoreFocus: true,
  forceFocus: false,
};

/** Norigin's engine as its hook uses it: a parent for each row, layout read by its default adapter. */
export const norigin: EngineUnderTest = {
  entry: 'memory',
  mount(page) {
    SpatialNavigation.init();
    // Its calls resolve before focus has moved: what tells is the tile's own word.
    let arrive = noop;
    const untilFocus = (begin: () => void): Promise<void> =>
      new Promise((resolve) => {
        arrive = resolve;
        begin();
      });
    const add = (focusKey: string, parentFocusKey: string, node: HTMLElement, isTile: boolean): void => {
      const onFocus = isTile ? () => tell(focusKey) : noop;
      SpatialNavigation.addFocusable({
        ...common,
        focusKey,
        parentFocusKey,
        node,
        onFocus,
        saveLastFocusedChild: !isTile,
      });
    };
    function tell(tileId: string): void {
      page.onFocus(tileId);
      arrive();
    }
    add('page', 'SN:ROOT', page.root, false);
    page.rowElements.forEach((rowElement, row) => {
      add(`r${row}`, 'page', rowElement, false);
      for (let column = 0; column < page.columns; column++) {
        const place = { row, column };
        add(tileIdOf(place), `r${row}`, page.tileAt(place), true);
      }
    });
    return {
      start: () => untilFocus(() => void SpatialNavigation.setFocus(tileIdOf({ row: 0, column: 0 }))),
      move: (direction) => untilFocus(() => void SpatialNavigation.navigateByDirection(direction)),
    };
  },
};
