import { featureTexts } from '../../../messages/texts';

/** Titles of what came with an item, by what it is. */
export const itemRailTexts = featureTexts({
  da: {
    'relation.trailer': 'Trailere',
    'relation.team': 'Hold',
    'relation.persona': 'Personer',
    'relation.event': 'Begivenheder',
    'relation.competition': 'Turnering',
    'relation.competitions': 'Turneringer',
    'relation.confederation': 'Forbund',
    'relation.stage': 'Etaper',
    'relation.other': 'Hører til',
  },
  en: {
    'relation.trailer': 'Trailers',
    'relation.team': 'Teams',
    'relation.persona': 'People',
    'relation.event': 'Events',
    'relation.competition': 'Competition',
    'relation.competitions': 'Competitions',
    'relation.confederation': 'Federation',
    'relation.stage': 'Stages',
    'relation.other': 'Goes with it',
  },
  ar: {
    'relation.trailer': 'العروض الدعائية',
    'relation.team': 'الفرق',
    'relation.persona': 'الأشخاص',
    'relation.event': 'الأحداث',
    'relation.competition': 'البطولة',
    'relation.competitions': 'البطولات',
    'relation.confederation': 'الاتحاد',
    'relation.stage': 'المراحل',
    'relation.other': 'ذو صلة',
  },
});
