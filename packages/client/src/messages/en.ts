import { en as actions } from './actions/en';
import { en as failure } from './failure/en';
import { en as header } from './header/en';
import { en as item } from './item/en';
import { en as loading } from './loading/en';
import { en as page } from './page/en';

/** The texts of the first load in English. */
export const en = { ...actions, ...failure, ...header, ...item, ...loading, ...page };
