import { describePageStart } from '../product/page-rules';

describePageStart('current', { needsPolyfills: false, filmPath: '/media/lighthouse/manifest.mpd' });
