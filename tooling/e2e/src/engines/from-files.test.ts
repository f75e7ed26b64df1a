import { describeFromFiles } from '../product/from-files';

describeFromFiles('chromium-64');
