import { describeLateScripts } from '../product/late-script-rules';

describeLateScripts('chromium-64');
describeLateScripts('chromium-85');
