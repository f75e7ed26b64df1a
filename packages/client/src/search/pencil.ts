import type { IconDrawing } from '@fjernsyn/ui';

/** A pencil: something may be changed here. */
export const pencil: IconDrawing = {
  pen: ['M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500z', 'M13.500 7l3.500 3.500'],
};
