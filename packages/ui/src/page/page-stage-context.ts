import { createContext } from 'react';
import type { PageStage } from './page-stage';

/** Gives rails the stage of the page around; null outside a page. */
export const PageStageContext = createContext<PageStage | null>(null);
