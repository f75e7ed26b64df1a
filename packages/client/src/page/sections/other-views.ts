import { AccountView } from './account/account-view';
import { GridView } from './grid/grid-view';
import { ImageView } from './image/image-view';
import { ProfilesView } from './profiles/profiles-view';
import type { OtherViews } from './section-table';
import { TextView } from './text/text-view';
import { WebView } from './web/web-view';

/** The views of entries that no home opens with: one script. A kind without a line does not compile. */
export const otherViews: OtherViews = {
  grid: GridView,
  text: TextView,
  image: ImageView,
  profiles: ProfilesView,
  account: AccountView,
  web: WebView,
};
