import { seedOf, type TitleEntry, titleBehind } from '@fjernsyn/reference-catalogue';

const variants = [
  ['StandardVideo'],
  ['StandardVideo', 'SpokenSubtitles'],
  ['StandardVideo', 'SpokenSubtitles', 'SignLanguage'],
  ['StandardVideo', 'SpokenSubtitles', 'VisuallyInterpreted'],
] as const;

const categories: Readonly<Record<string, string>> = {
  SpokenSubtitles: 'acc_spoken_subtitles',
  SignLanguage: 'acc_sign_language',
  VisuallyInterpreted: 'acc_audio_description',
};

/** The ways a title can be seen and heard; the episodes of a show share them. */
export function accessServicesOf(entry: TitleEntry): readonly string[] {
  return variants[seedOf(titleBehind(entry)?.id ?? entry.id) % variants.length] ?? variants[0];
}

/** The same as categories, which leave the standard out. */
export function accessCategoriesOf(entry: TitleEntry): readonly string[] {
  return accessServicesOf(entry).flatMap((service) => categories[service] ?? []);
}
