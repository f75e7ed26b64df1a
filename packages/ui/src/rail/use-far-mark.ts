import { type RefObject, useContext, useLayoutEffect } from 'react';
import { RailStageContext } from '../page/rail-stage-context';
import { useUiSettings } from '../settings/ui-settings';

/**
 * Marks a strip that is far from the screen, so that a TV does not draw it: with forty rails of tiles the engine would go through all of
 * them for every frame. Readers of a TV follow focus; those of a window find every tile.
 */
export function useFarMark(order: number, strip: RefObject<HTMLElement | null>): void {
  const stage = useContext(RailStageContext);
  const { layout } = useUiSettings();
  const isMarked = layout.name === 'tv';
  useLayoutEffect(() => {
    const element = strip.current;
    if (stage === null || element === null || !isMarked) return undefined;
    const mark = (): void => {
      if (stage.isShown(order)) element.removeAttribute('data-far');
      else element.setAttribute('data-far', '');
    };
    mark();
    const end = stage.subscribe(mark);
    return () => {
      end();
      element.removeAttribute('data-far');
    };
  }, [stage, order, strip, isMarked]);
}
