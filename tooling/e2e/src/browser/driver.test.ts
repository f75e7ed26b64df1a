import { describeDriver } from '../driver/driver-rules';

describeDriver('current');
