import { featureTexts } from '../texts';

/** Names of the places that a service serves. */
export const placeTexts = featureTexts({
  da: {
    'place.DK': 'Danmark',
    'place.GL': 'Grønland',
    'place.FO': 'Færøerne',
    'places.more': '{places}, {place}',
    'places.last': '{places} og {place}',
  },
  en: {
    'place.DK': 'Denmark',
    'place.GL': 'Greenland',
    'place.FO': 'the Faroe Islands',
    'places.more': '{places}, {place}',
    'places.last': '{places} and {place}',
  },
  ar: {
    'place.DK': 'الدنمارك',
    'place.GL': 'غرينلاند',
    'place.FO': 'جزر فارو',
    'places.more': '{places}، {place}',
    'places.last': '{places} و{place}',
  },
});

/** The texts of places, by id. */
export type PlaceTexts = typeof placeTexts.da;
