import { describeFirstJourneys } from '../product/journey-rules';

describeFirstJourneys('chromium-64');
