import { Lrud } from 'lrud';
import type { EngineUnderTest } from '../engine-under-test';
import { tileIdOf } from '../grid-page';

/** BBC's tree engine, rows aligned by index. */
export const lrudAligned = createLrud(true);
/** The same where rows remember their active child, which is its default. */
export const lrudRemembering = createLrud(false);

function createLrud(isIndexAlign: boolean): EngineUnderTest {
  return {
    entry: isIndexAlign ? 'column' : 'memory',
    mount(page) {
      const navigation = new Lrud();
      navigation.registerNode('page', { orientation: 'vertical', isIndexAlign });
      for (let row = 0; row < page.rows; row++) {
        navigation.registerNode(`r${row}`, { parent: 'page', orientation: 'horizontal', index: row });
        for (let column = 0; column < page.columns; column++) {
          navigation.registerNode(tileIdOf({ row, column }), { parent: `r${row}`, index: column, isFocusable: true });
        }
      }
      navigation.on('focus', (node: { readonly id: string }) => page.onFocus(node.id));
      return {
        start: () => navigation.assignFocus(tileIdOf({ row: 0, column: 0 })),
        move: (direction) => void navigation.handleKeyEvent({ direction }),
      };
    },
  };
}
