import { describeSmoke } from '../product/smoke-rules';

describeSmoke('chromium-64', { decodesH264: false });
describeSmoke('chromium-69', { decodesH264: false });
describeSmoke('chromium-76', { decodesH264: true });
describeSmoke('chromium-85', { decodesH264: true });
