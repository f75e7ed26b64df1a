import type { Clip } from '../clip';
import type { TextTrack } from '../manifests/rendition';

const languageNames: Readonly<Record<string, string>> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  sv: 'Svenska',
};

/** The name of the file at the end of a path. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The subtitles of a film as its manifests name them. */
export function textTracksOf({ subtitles }: Clip): readonly TextTrack[] {
  return subtitles.map(({ languageCode, path }) => ({
    languageCode,
    path: fileNameOf(path),
    name: languageNames[languageCode] ?? languageCode,
  }));
}
