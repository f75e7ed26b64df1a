import { featureTexts } from '../messages/texts';

/** Texts of casting to another set. */
export const castTexts = featureTexts({
  da: {
    'cast.button': 'Vis på et tv',
    'cast.stop': 'Stop på {device}',
    'cast.connecting': 'Forbinder …',
    'cast.noDevice': 'Fandt intet tv',
    'cast.failed': 'Kunne ikke forbinde',
    'cast.playing': 'Afspilles på {device}',
    'cast.someDevice': 'dit tv',
  },
  en: {
    'cast.button': 'Show on a TV',
    'cast.stop': 'Stop on {device}',
    'cast.connecting': 'Connecting …',
    'cast.noDevice': 'No TV found',
    'cast.failed': 'Could not connect',
    'cast.playing': 'Playing on {device}',
    'cast.someDevice': 'your TV',
  },
  ar: {
    'cast.button': 'العرض على التلفاز',
    'cast.stop': 'إيقاف العرض على {device}',
    'cast.connecting': 'جارٍ الاتصال…',
    'cast.noDevice': 'لم يُعثر على تلفاز',
    'cast.failed': 'تعذّر الاتصال',
    'cast.playing': 'يُعرض على {device}',
    'cast.someDevice': 'تلفازك',
  },
});
