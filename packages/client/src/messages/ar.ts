import { ar as actions } from './actions/ar';
import { ar as failure } from './failure/ar';
import { ar as header } from './header/ar';
import { ar as item } from './item/ar';
import { ar as loading } from './loading/ar';
import { ar as page } from './page/ar';

/** The texts of the first load in Arabic. */
export const ar = { ...actions, ...failure, ...header, ...item, ...loading, ...page };
