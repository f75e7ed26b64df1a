import { createContext } from 'react';
import type { RailStage } from './rail-stage';

/** Gives rails the stage of the page around; null outside a page. */
export const RailStageContext = createContext<RailStage | null>(null);
