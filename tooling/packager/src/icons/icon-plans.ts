import type { TargetName } from '@fjernsyn/platform';
import type { IconPlan } from './draw-icons';

/** Pictures of a target: those inside the package, and those that its store asks for beside it. */
export interface IconPlans {
  readonly packed: readonly IconPlan[];
  readonly forStore: readonly IconPlan[];
}

/** Every picture that a set or its store wants, in every size, on the product's ground. */
export function iconPlans(target: TargetName, background: string): IconPlans {
  const square = (path: string, side: number): IconPlan => ({ path, width: side, height: side, background });
  const screen = (path: string, over: Partial<IconPlan> = {}): IconPlan => {
    return { path, width: 1920, height: 1080, background, ...over };
  };
  const plans: Readonly<Record<TargetName, IconPlans>> = {
    tizen: {
      packed: [square('icon.png', 117)],
      forStore: [
        { path: 'store/icon-512x423.png', width: 512, height: 423, background },
        screen('store/icon-foreground.png', { background: null }),
        screen('store/icon-background.png', { hasMark: false, isOpaque: true }),
      ],
    },
    webos: {
      packed: [
        square('icon.png', 80),
        square('icon-large.png', 130),
        screen('background.png', { hasMark: false }),
        screen('splash.png', { isStartImage: true }),
      ],
      forStore: [square('store/icon-400.png', 400)],
    },
    hbbtv: { packed: [square('icon.png', 128)], forStore: [] },
    web: { packed: [square('icon-192.png', 192), square('icon-512.png', 512)], forStore: [] },
  };
  return plans[target];
}
