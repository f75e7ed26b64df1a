import type { ResolvedTheme } from './resolve-theme';

/**
 * Rules of reduced motion: what travels or grows (`fs-travels`) arrives at once, what fades (`fs-fades`) does so
 * quickly, what repeats (`fs-repeats`) stands still (design 6).
 */
export function motionRules(theme: ResolvedTheme): string[] {
  const still = [
    '.fs-travels,.fs-travels::after{transition-duration:0s!important;animation:none!important;scroll-behavior:auto!important}',
    '.fs-fades,.fs-fades::after{transition-duration:120ms!important;animation-duration:120ms!important}',
    '.fs-repeats{animation:none!important}',
  ];
  return theme.isReducedMotion ? still : [`@media (prefers-reduced-motion:reduce){${still.join('')}}`];
}
