import { describeFromFiles } from '../product/from-files';

describeFromFiles('current');
