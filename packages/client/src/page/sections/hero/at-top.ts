import { createObservable, type Observed } from '@fjernsyn/kernel';
import { createContext } from 'react';

/** Whether the page stands at its top, where its hero is seen. */
export const AtTopContext = createContext<Observed<boolean>>(createObservable(true));
