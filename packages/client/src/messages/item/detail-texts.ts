import { featureTexts } from '../texts';

/** Texts of the page about one item. */
export const detailTexts = featureTexts({
  da: {
    'item.playEpisode': 'Afspil S{season} A{episode}',
    'item.playNumber': 'Afspil afsnit {episode}',
    'item.playSeason': 'Afspil sæson {season}',
    'item.unavailable': 'Kan ikke afspilles lige nu',
    'item.unavailableUntil': 'Kan ses {time}',
    'item.seasonsLabel': 'Sæsoner',
    'item.episodeNumber': 'Afsnit {number}',
  },
  en: {
    'item.playEpisode': 'Play S{season} E{episode}',
    'item.playNumber': 'Play episode {episode}',
    'item.playSeason': 'Play season {season}',
    'item.unavailable': 'Cannot be played right now',
    'item.unavailableUntil': 'Watch from {time}',
    'item.seasonsLabel': 'Seasons',
    'item.episodeNumber': 'Episode {number}',
  },
  ar: {
    'item.playEpisode': 'تشغيل م{season} ح{episode}',
    'item.playNumber': 'تشغيل الحلقة {episode}',
    'item.playSeason': 'تشغيل الموسم {season}',
    'item.unavailable': 'غير متاح للتشغيل الآن',
    'item.unavailableUntil': 'المشاهدة من {time}',
    'item.seasonsLabel': 'المواسم',
    'item.episodeNumber': 'الحلقة {number}',
  },
});

/** The texts of the page about one item, by id. */
export type DetailTexts = typeof detailTexts.da;
