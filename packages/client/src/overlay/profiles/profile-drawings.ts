import type { IconDrawing } from '@fjernsyn/ui';

/** Drawings that the screens of profiles alone have. */
export const lockDrawing: IconDrawing = {
  pen: ['M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3'],
};
export const pencilDrawing: IconDrawing = { pen: ['m4 20 1-4L16 5l3 3L8 19z'] };
export const signOutDrawing: IconDrawing = {
  pen: ['M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4-4 4M19 12H10'],
  isDirectional: true,
};
