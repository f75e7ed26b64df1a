import { describeLateScripts } from '../product/late-script-rules';

describeLateScripts('current');
