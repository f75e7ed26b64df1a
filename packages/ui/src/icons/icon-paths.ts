import type { IconDrawing } from './icon-drawing';

/** Names of the icons that any page may need. */
export type IconName =
  | 'back'
  | 'check'
  | 'chevron'
  | 'crime'
  | 'cross'
  | 'episodes'
  | 'home'
  | 'info'
  | 'live'
  | 'lock'
  | 'next'
  | 'offline'
  | 'person'
  | 'play'
  | 'plus'
  | 'retry'
  | 'search'
  | 'star'
  | 'top'
  | 'trailer';

/** The drawings that any page may need; those of the player come with it. */
export const iconDrawings: Readonly<Record<IconName, IconDrawing>> = {
  back: { pen: ['M20 12H5', 'M11 5.5 4.5 12l6.500 6.500'], isDirectional: true },
  check: { pen: ['M4.800 12.600 9.600 17.300 19.200 7.200'] },
  chevron: { pen: ['M9 5.200 15.800 12 9 18.800'], isDirectional: true },
  crime: {
    pen: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z'],
    fill: ['M12 7a2.700 2.700 0 0 0-1.500 4.900L9.500 17h5l-1-5.100A2.700 2.700 0 0 0 12 7z'],
  },
  cross: { pen: ['M6 6l12 12', 'M18 6 6 18'] },
  episodes: { pen: ['M8.500 6H21', 'M8.500 12H21', 'M8.500 18H21', 'M3.600 6h.1', 'M3.600 12h.1', 'M3.600 18h.1'] },
  home: { pen: ['M4 11.200 12 4l8 7.200V20h-5.400v-5h-5.200v5H4z'] },
  info: { pen: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z', 'M12 11v5.600', 'M12 7.400v.2'] },
  live: {
    pen: ['M7.600 16.400a6.200 6.200 0 0 1 0-8.800', 'M16.400 7.600a6.200 6.200 0 0 1 0 8.800'],
    fill: ['M12 9.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 1 0 0-4.400z'],
  },
  lock: { pen: ['M6 11h12v9H6z', 'M8.500 11V8a3.500 3.500 0 0 1 7 0v3'] },
  next: { pen: ['M18.800 5v14'], fill: ['M5 4.800v14.400l10.200-7.200z'] },
  offline: {
    pen: [
      'M3 9.600a13 13 0 0 1 6.800-3.400',
      'M21 9.600a13 13 0 0 0-5-2.900',
      'M6.500 13.500a8 8 0 0 1 3.900-2.100',
      'M17.500 13.500a8 8 0 0 0-1.900-1.400',
      'M12 19h.1',
      'M4 3l16 17',
    ],
  },
  person: { pen: ['M12 4a4 4 0 1 0 0 8 4 4 0 1 0 0-8z', 'M4.500 20.500a7.500 7.500 0 0 1 15 0'] },
  play: {
    pen: [],
    fill: ['M7.200 4.200a1 1 0 0 1 1.500-.9l11.200 7.800a1.100 1.100 0 0 1 0 1.800L8.700 20.700a1 1 0 0 1-1.500-.9z'],
  },
  plus: { pen: ['M12 5v14', 'M5 12h14'] },
  retry: { pen: ['M20 4v5h-5', 'M19.400 9A8.400 8.400 0 1 0 20.400 13'] },
  search: { pen: ['M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14z', 'M16.300 16.300 21 21'] },
  star: {
    pen: ['M12 3.700l2.600 5.300 5.800.8-4.200 4.100 1 5.800-5.200-2.700-5.200 2.700 1-5.800-4.200-4.100 5.800-.8z'],
  },
  top: { pen: ['M12 20V5', 'M5.500 11.500 12 5l6.500 6.500'] },
  trailer: {
    pen: ['M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z'],
    fill: ['M10 8.800v6.400l5.200-3.200z'],
  },
};

/** Whether there is an icon by this name. */
export function hasIcon(name: string): name is IconName {
  return Object.keys(iconDrawings).includes(name);
}
