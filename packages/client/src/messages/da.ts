import { da as actions } from './actions/da';
import { da as failure } from './failure/da';
import { da as header } from './header/da';
import { da as item } from './item/da';
import { da as loading } from './loading/da';
import { da as page } from './page/da';

/** The texts of the first load in Danish, the default language (S1). */
export const da = { ...actions, ...failure, ...header, ...item, ...loading, ...page };

/** The texts of the first load, by id. */
export type FirstTexts = typeof da;
