import type { IconDrawing } from './icon-drawing';

/** Names of the icons that only the player's controls need. */
export type PlayerIconName =
  | 'audio'
  | 'cast'
  | 'fastForward'
  | 'fastRewind'
  | 'forward10'
  | 'fullScreen'
  | 'muted'
  | 'pause'
  | 'pictureInPicture'
  | 'rewind10'
  | 'settings'
  | 'sound'
  | 'startOver'
  | 'subtitles';

/** Their drawings, which arrive with the controls. */
export const playerIconDrawings: Readonly<Record<PlayerIconName, IconDrawing>> = {
  audio: {
    pen: ['M5 10v4', 'M8.500 7v10', 'M12 4v16', 'M15.500 8v8', 'M19 10.500v3'],
  },
  cast: {
    pen: [
      'M3 9V7.500A2.500 2.500 0 0 1 5.500 5h13A2.500 2.500 0 0 1 21 7.500v9a2.500 2.500 0 0 1-2.500 2.500H14',
      'M3 12.500a6.500 6.500 0 0 1 6.500 6.500',
      'M3 16a3 3 0 0 1 3 3',
    ],
  },
  fastForward: { pen: [], fill: ['M3.500 5.500v13l8.500-6.500z', 'M12 5.500v13l8.500-6.500z'] },
  fastRewind: { pen: [], fill: ['M20.500 5.500v13L12 12z', 'M12 5.500v13L3.500 12z'] },
  forward10: { pen: ['M20.200 3.400v5.200h-5.200', 'M19.600 8.600A9 9 0 1 0 20.900 13.600'], digits: '10' },
  fullScreen: { pen: ['M4 9V4h5', 'M15 4h5v5', 'M20 15v5h-5', 'M9 20H4v-5'] },
  muted: { pen: ['M16 9.500l5 5', 'M21 9.500l-5 5'], fill: ['M4 9.500h3.200L12 5.300v13.400l-4.800-4.200H4z'] },
  pause: { pen: ['M8 5.500v13', 'M16 5.500v13'], penWidth: 4.4 },
  pictureInPicture: {
    pen: ['M21 11V7.500A2.500 2.500 0 0 0 18.500 5h-13A2.500 2.500 0 0 0 3 7.500v9A2.500 2.500 0 0 0 5.500 19H9'],
    fill: ['M13.500 13.500h7a1 1 0 0 1 1 1v4.500a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-4.500a1 1 0 0 1 1-1z'],
  },
  rewind10: { pen: ['M3.800 3.400v5.200h5.200', 'M4.400 8.600A9 9 0 1 1 3.100 13.600'], digits: '10' },
  settings: {
    pen: [
      'M12 8.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 1 0 0-6.400z',
      'M12 3v2.800',
      'M12 18.200V21',
      'M3 12h2.800',
      'M18.200 12H21',
      'M5.600 5.600l2 2',
      'M16.400 16.400l2 2',
      'M18.400 5.600l-2 2',
      'M7.600 16.400l-2 2',
    ],
  },
  sound: {
    pen: ['M15.500 9.200a4 4 0 0 1 0 5.600', 'M18.300 6.400a8 8 0 0 1 0 11.200'],
    fill: ['M4 9.500h3.200L12 5.300v13.400l-4.800-4.200H4z'],
  },
  startOver: { pen: ['M6 5v14'], fill: ['M19 4.800v14.400L8.800 12z'] },
  subtitles: {
    pen: [
      'M5.500 5h13A2.500 2.500 0 0 1 21 7.500v9a2.500 2.500 0 0 1-2.500 2.500h-13A2.500 2.500 0 0 1 3 16.500v-9A2.500 2.500 0 0 1 5.500 5z',
      'M7 11.200h4.200',
      'M14.200 11.200H17',
      'M7 15h6.800',
      'M16.900 15h.1',
    ],
  },
};
