import { useEffect } from 'react';
import { useClient } from '../application-context';

/** CSS pixels in a rem of the 1280 × 720 canvas. */
const canvasRemPx = 16;

/** Tells the header where the pointer is; a pointer on a control below means that control. */
export function useTopPointer(): void {
  const { header } = useClient().application;
  useEffect(() => {
    const root = document.documentElement;
    const hear = ({ clientY, target }: MouseEvent): void => {
      const remPx = Number.parseFloat(root.style.fontSize) || canvasRemPx;
      const isOnControl = target instanceof Element && target.closest('main button, main a') !== null;
      header.pointAt(isOnControl ? undefined : (clientY / remPx) * canvasRemPx);
    };
    const leave = (): void => header.pointAt(undefined);
    root.addEventListener('mousemove', hear);
    root.addEventListener('mouseleave', leave);
    return () => {
      root.removeEventListener('mousemove', hear);
      root.removeEventListener('mouseleave', leave);
    };
  }, [header]);
}
