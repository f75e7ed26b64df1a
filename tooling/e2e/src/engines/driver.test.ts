import { describeDriver } from '../driver/driver-rules';

describeDriver('chromium-64');
