import type { PlaceLeft } from '@fjernsyn/shell';
import { createContext } from 'react';

/** What the viewer left of the page that is shown, and where more of it is kept. */
export const PlaceLeftContext = createContext<PlaceLeft | undefined>(undefined);
