import { childrenShows } from './shows-children';
import { crimeShows } from './shows-crime';
import { cultureShows } from './shows-culture';
import { dramaShows } from './shows-drama';
import { factualShows } from './shows-factual';
import { foodShows } from './shows-food';
import { historyShows } from './shows-history';
import { hoplaShows } from './shows-hopla';
import { kometShows } from './shows-komet';
import { natureShows } from './shows-nature';
import { pipShows } from './shows-pip';
import { serialShows } from './shows-serials';
import { societyShows } from './shows-society';
import { suspenseShows } from './shows-suspense';
import type { ShowTitle } from './title';

/** Every show. */
export const shows: readonly ShowTitle[] = [
  ...crimeShows,
  ...suspenseShows,
  ...dramaShows,
  ...serialShows,
  ...factualShows,
  ...natureShows,
  ...foodShows,
  ...historyShows,
  ...cultureShows,
  ...societyShows,
  ...childrenShows,
  ...kometShows,
  ...hoplaShows,
  ...pipShows,
];
