import { describePageStart } from '../product/page-rules';

describePageStart('current', false);
