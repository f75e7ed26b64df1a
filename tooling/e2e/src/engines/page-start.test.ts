import { describePageStart } from '../product/page-rules';

describePageStart('chromium-64', { needsPolyfills: true, filmPath: '/media/lighthouse/vp9.mpd' });
