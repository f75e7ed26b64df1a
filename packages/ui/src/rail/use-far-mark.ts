import { type RefObject, useContext, useLayoutEffect } from 'react';
import { PageStageContext } from '../page/page-stage-context';
import { useUiSettings } from '../settings/ui-settings';

/**
 * Marks the rail of a strip while it is far from the screen, so that a TV neither draws the tiles nor keeps a layer for the rail: with
 * forty rails of tiles the engine would go through all of them for every frame. Readers of a TV follow focus; those of a window find every
 * tile.
 */
export function useFarMark(order: number, strip: RefObject<HTMLElement | null>): void {
  const stage = useContext(PageStageContext);
  const { layout } = useUiSettings();
  const isMarked = layout.name === 'tv';
  useLayoutEffect(() => {
    const rail = strip.current?.closest('section');
    if (stage === null || !rail || !isMarked) return undefined;
    const mark = (): void => {
      if (stage.isShown(order)) rail.removeAttribute('data-far');
      else rail.setAttribute('data-far', '');
    };
    mark();
    const end = stage.subscribe(mark);
    return () => {
      end();
      rail.removeAttribute('data-far');
    };
  }, [stage, order, strip, isMarked]);
}
