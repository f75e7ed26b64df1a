// Screens and layers that no home opens with: one script, fetched after the first rail, or as soon as one of them is needed.
export { AccountActions } from '../account/account-actions';
export { FailureScreen } from '../failure/failure-screen';
export { MisconfiguredScreen } from '../failure/misconfigured-screen';
export { PageFailure } from '../failure/page-failure';
export { PlaceNotice } from '../failure/place-notice';
export { OverlayLayer } from '../overlay/overlay-layer';
export { PageColors } from '../page/page-colors';
export { SearchLoader } from '../search/search-loader';
export { WatchLoader } from '../watch/watch-loader';
