import type { InEnglish } from '../texts';
import type { da } from './da';

/** Texts of a screen or a page that failed in English. */
export const en = {
  'failure.service.title': "We're away for a moment",
  'failure.service.text': 'The service is not answering right now. Wait a little, then try again.',
  'failure.offline.title': 'No connection',
  'failure.offline.text': 'We cannot reach the service. Check that the network is on, then try again.',
  'failure.page.title': 'This page cannot be shown',
  'failure.page.text': 'Something went wrong on our side. Try again in a moment.',
  'failure.notFound.title': 'Nobody home',
  'failure.notFound.text': 'There is no such page. It may have moved.',
  'failure.refused.title': 'This page is not for you',
  'failure.refused.text': 'The service does not show you this page.',
  'failure.empty.title': 'Nothing here right now',
  'failure.empty.text': 'This page has nothing to show yet.',
  'failure.configuration.title': 'Set up wrongly',
  'failure.configuration.text': 'The application is set up wrongly ({field}) and cannot start.',
  'failure.code': 'Error code: {code}',
  'signIn.needed.title': 'You cannot sign in here yet',
  'signIn.needed.text': 'Go to the front page. Most things can be seen without.',
} as const satisfies InEnglish<typeof da>;
