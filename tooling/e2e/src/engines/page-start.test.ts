import { describePageStart } from '../product/page-rules';

describePageStart('chromium-64', true);
