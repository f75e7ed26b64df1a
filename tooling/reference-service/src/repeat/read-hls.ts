/** A media playlist of a clip: one file, cut by byte ranges. */
export interface HlsTrack {
  /** Relative to the clips folder. */
  readonly file: string;
  readonly initialization: HlsRange;
  readonly segments: readonly HlsRange[];
}

/** A run of bytes in a file. */
export interface HlsRange {
  readonly start: number;
  readonly length: number;
}

/** One rendition that a master playlist names; pictures have a size. */
export interface HlsRendition {
  readonly kind: 'video' | 'audio';
  readonly playlist: string;
  readonly codecs: string;
  readonly bandwidth: number;
  readonly width?: number;
  readonly height?: number;
  /** The line by which the playlist names a sound. */
  readonly soundLine?: string;
  /** Whether a voice describes the pictures. */
  readonly isDescription?: boolean;
}

/** The pictures and the sounds of a master playlist; subtitles are left out. */
export function readMaster(text: string): readonly HlsRendition[] {
  const lines = text.split('\n');
  const videos = lines.flatMap((line, index): readonly HlsRendition[] => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return [];
    const [width, height] = (attribute(line, 'RESOLUTION') ?? '').split('x').map(Number);
    return [
      {
        kind: 'video',
        playlist: lines[index + 1] ?? '',
        codecs: attribute(line, 'CODECS')?.split(',')[0] ?? '',
        bandwidth: Number(attribute(line, 'BANDWIDTH')),
        ...(width !== undefined && height !== undefined && { width, height }),
      },
    ];
  });
  const codecs = attribute(lines.find((line) => line.startsWith('#EXT-X-STREAM-INF:')) ?? '', 'CODECS')?.split(',')[1];
  const sounds = lines.flatMap((line): readonly HlsRendition[] => {
    const playlist = attribute(line, 'URI');
    if (!line.includes('TYPE=AUDIO') || playlist === undefined || codecs === undefined) return [];
    const isDescription = line.includes('describes-video');
    return [{ kind: 'audio', playlist, codecs, bandwidth: soundBandwidth, soundLine: line, isDescription }];
  });
  return [...videos, ...sounds];
}

/** A media playlist whose file stands beside it, in a folder. */
export function readTrack(text: string, folder: string): HlsTrack {
  const map = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="([^"]+)"/.exec(text);
  const ranges = [...text.matchAll(/#EXT-X-BYTERANGE:(\S+)/g)].map(([, range]) => toRange(range ?? ''));
  return { file: `${folder}/${map?.[1] ?? ''}`, initialization: toRange(map?.[2] ?? ''), segments: ranges };
}

/** The master playlist says nothing of its sound alone; players need a number. */
const soundBandwidth = 32_000;

function toRange(text: string): HlsRange {
  const [length = 0, start = 0] = text.split('@').map(Number);
  return { start, length };
}

function attribute(line: string, name: string): string | undefined {
  const found = new RegExp(`[:,]${name}=(?:"([^"]*)"|([^",]*))`).exec(line);
  return found?.[1] ?? found?.[2];
}
