import { createReferenceDecoder } from '../subtitles/character-references';
import type { DecodeReference } from '../subtitles/mend-cue-text';
import { mendWebVtt } from '../subtitles/mend-web-vtt';
import type { ShakaNamespace, ShakaTextParser, ShakaTextTime } from './shaka-namespace';

/** Kinds of subtitles as text; their content says which they are. */
const texts = ['text/vtt', 'text/vtt; codecs="vtt"', 'text/vtt; codecs="wvtt"', 'application/ttml+xml'] as const;
const mp4Vtt = 'application/mp4; codecs="wvtt"';
const mp4Ttml = ['stpp', 'stpp.ttml', 'stpp.ttml.im1t', 'stpp.ttml.im2t', 'stpp.ttml.etd1'].map(
  (codec) => `application/mp4; codecs="${codec}"`,
);

/** Subtitles without lines, as they stand in for a part that could not be fetched. */
export const noLines = 'WEBVTT\n\n';

/** Hears what could not be read. */
type OnUnread = (thrown: unknown, time: ShakaTextTime) => void;

/** Registers the readers of subtitles: WebVTT is mended first, TTML is also read where it claims to be WebVTT, and what is neither has no lines. */
export function registerTextReaders(shaka: ShakaNamespace, document: Document, onUnread: OnUnread): void {
  const { TextEngine, VttTextParser, TtmlTextParser, Mp4VttParser, Mp4TtmlParser } = shaka.text;
  const decode = createReferenceDecoder(document);
  const register = (mimeType: string, create: () => ShakaTextParser): void =>
    TextEngine.registerParser(mimeType, () => toForgivingReader(create(), onUnread));
  for (const mimeType of texts) {
    register(mimeType, () => createTextReader(new VttTextParser(), new TtmlTextParser(), decode));
  }
  register(mp4Vtt, () => new Mp4VttParser());
  for (const mimeType of mp4Ttml) register(mimeType, () => new Mp4TtmlParser());
}

function createTextReader(vtt: ShakaTextParser, ttml: ShakaTextParser, decode: DecodeReference): ShakaTextParser {
  return {
    parseInit: () => undefined,
    setManifestType(manifestType) {
      vtt.setManifestType(manifestType);
      ttml.setManifestType(manifestType);
    },
    parseMedia(data, time, ...others) {
      const text = toText(data);
      if (isTtml(text)) return ttml.parseMedia(new TextEncoder().encode(text), time, ...others);
      return vtt.parseMedia(new TextEncoder().encode(mendWebVtt(text, decode)), time, ...others);
    },
  };
}

/** Reads nothing where a parser throws. */
function toForgivingReader(parser: ShakaTextParser, onUnread: OnUnread): ShakaTextParser {
  return {
    parseInit: (data) => parser.parseInit(data),
    setManifestType: (manifestType) => parser.setManifestType(manifestType),
    parseMedia(data, time, ...others) {
      if (data.length === noLines.length && toText(data) === noLines) return [];
      try {
        return parser.parseMedia(data, time, ...others);
      } catch (thrown) {
        onUnread(thrown, time);
        return [];
      }
    },
  };
}

function toText(data: Uint8Array): string {
  const [first, second] = data;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(data);
  return new TextDecoder(first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8').decode(data);
}

function isTtml(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?tt[\s>]/.test(text);
}
