import { describeFirstJourneys } from '../product/journey-rules';

describeFirstJourneys('current');
