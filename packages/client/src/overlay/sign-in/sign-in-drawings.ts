import type { IconDrawing } from '@fjernsyn/ui';

/** How long something is valid. */
export const clockDrawing: IconDrawing = { pen: ['M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z', 'M12 7v5l3.500 2'] };

/** A question that is answered. */
export const helpDrawing: IconDrawing = {
  pen: [
    'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18z',
    'M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.4-1.100.9-1.100 1.800',
    'M12 16.600v.1',
  ],
};
