import type { WatchView } from '@fjernsyn/shell';
import type { Translate } from '../messages/create-translate';
import { type TrackTexts, trackTexts } from '../messages/player/track-texts';

/** Subtitles that can be chosen. */
export type OfferedSubtitles = NonNullable<WatchView['playback']>['subtitleTracks'][number];

/** A sound that can be chosen. */
export type OfferedAudio = NonNullable<WatchView['playback']>['audioTracks'][number];

type LanguageId = Extract<keyof TrackTexts, `player.language.${string}`>;

/** What the service calls subtitles that are of no one language. */
const kinds: readonly (readonly [pattern: RegExp, id: 'player.subtitlesForeign' | 'player.subtitlesCombined'])[] = [
  [/^foreign/i, 'player.subtitlesForeign'],
  [/^combined/i, 'player.subtitlesCombined'],
];

/** Languages that the service and streams name in more ways than one. */
const aliases: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  danish: 'da',
  swedish: 'sv',
  norwegian: 'nb',
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  finnish: 'fi',
  icelandic: 'is',
  faroese: 'fo',
  greenlandic: 'kl',
  arabic: 'ar',
};

/** The service's name of subtitles by their language: `GreenlandicLanguageSubtitles`. A code, which nobody is shown. */
const serviceName = /^(.*)LanguageSubtitles$/i;

/** The names of the subtitles to choose from, in the interface's language: each says language and purpose, and no two are the same. */
export function toSubtitleNames(
  t: Translate<TrackTexts>,
  language: string,
  tracks: readonly OfferedSubtitles[],
): readonly string[] {
  return toDistinct(
    tracks.map((track) => nameOf(t, language, track)),
    tracks.map(({ label }) => (serviceName.test(label) ? '' : label)),
  );
}

/** The names of the sounds to choose from, by their languages; no two are the same. */
export function toAudioNames(
  t: Translate<TrackTexts>,
  language: string,
  tracks: readonly OfferedAudio[],
): readonly string[] {
  const toName = (track: OfferedAudio) => languageOf(t, language, track.language) ?? (track.label || t('player.audio'));
  return toDistinct(
    tracks.map(toName),
    tracks.map(({ label }) => label),
  );
}

/** Tells names apart that are the same: by the labels of their tracks, else by a number. */
function toDistinct(names: readonly string[], labels: readonly string[]): readonly string[] {
  const labelled = names.map((name, index) => {
    const label = labels[index] ?? '';
    return isAlone(names, index) || label === '' || name.includes(label) ? name : `${name}, ${label}`;
  });
  return labelled.map((name, index) => {
    const count = labelled.slice(0, index).filter((other) => other === name).length;
    return count === 0 ? name : `${name} ${count + 1}`;
  });
}

function isAlone(names: readonly string[], index: number): boolean {
  return names.every((name, at) => at === index || name !== names[index]);
}

function nameOf(t: Translate<TrackTexts>, language: string, track: OfferedSubtitles): string {
  const kind = kinds.find(([pattern]) => pattern.test(track.label));
  if (kind) return t(kind[1]);
  const [, named] = serviceName.exec(track.label) ?? [];
  const label = named === undefined ? track.label : languageOf(t, language, named);
  const name = languageOf(t, language, track.language) ?? (label || t('player.subtitlesOther'));
  if (track.purpose === 'forced') return t('player.subtitlesForced', { name });
  return track.purpose === 'hearing' ? t('player.subtitlesHearing', { name }) : name;
}

/** Our own name of a language, else the engine's, where it knows any (Chromium 81). */
function languageOf(t: Translate<TrackTexts>, language: string, named: string): string | undefined {
  const [primary = ''] = named.toLowerCase().split(/[-_]/);
  const id = `player.language.${aliases[primary] ?? primary}`;
  if (isLanguageId(id)) return t(id);
  if (!/^[a-z]{2,3}$/.test(primary) || primary === 'und') return undefined;
  if (typeof Intl === 'undefined' || typeof Intl.DisplayNames !== 'function') return undefined;
  const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(primary);
  return name && name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function isLanguageId(id: string): id is LanguageId {
  return id in trackTexts.da;
}
