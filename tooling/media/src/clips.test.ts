import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Clip } from './clip';
import { clips, clipsFolder } from './clips';
import { readBoxes, readFragmentedMp4 } from './manifests/fragmented-mp4';
import { readWebM } from './manifests/web-m';

const textOf = (path: string) => readFileSync(join(clipsFolder, path), 'utf8');
const bytesOf = (path: string) => new Uint8Array(readFileSync(join(clipsFolder, path)));
const folderOf = (clip: Clip) => dirname(clip.hls);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1));
const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
  );

/** The media playlists of a film that cut a file into ranges: its file, its head and its segments. */
function rangedPlaylistsOf(clip: Clip) {
  const named = matches(textOf(clip.hls), /^(\w+\.m3u8)$|TYPE=AUDIO.*URI="([^"]+)"/gm).map(([a, b]) => a ?? b ?? '');
  return named.map((name) => {
    const text = textOf(join(folderOf(clip), name));
    const [file = '', headLength = '', headStart = ''] =
      matches(text, /MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/g)[0] ?? [];
    const segments = matches(text, /EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)/g).map(
      ([seconds, length, start, path]) => ({
        seconds: Number(seconds),
        length: Number(length),
        start: Number(start),
        path,
      }),
    );
    return { file, head: { start: Number(headStart), length: Number(headLength) }, segments, text };
  });
}

function cuesOf(text: string) {
  const toSeconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return matches(text, /^(\S+) --> (\S+)\n((?:.+\n)+)/gm).map(([start = '', end = '', words = '']) => ({
    startSeconds: toSeconds(start),
    endSeconds: toSeconds(end),
    words: words.trim(),
  }));
}

const pathsOf = ({ dash, hls, mp4, vp9Dash, subtitles, versions = [] }: Clip) =>
  [
    dash,
    hls,
    mp4,
    vp9Dash,
    ...subtitles.map(({ path }) => path),
    ...versions.flatMap((each) => [each.dash, each.hls]),
  ].filter((path) => path !== undefined);

describe('the clips together', () => {
  it('[ME2] stay under 12 MB', () => {
    const bytes = filesUnder(clipsFolder).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(12_000_000);
  });

  it('[ME13] have one progressive MP4 with its index first, and one WebM of VP9 and Opus with its cues first', () => {
    const progressive = clips.flatMap(({ mp4 }) => mp4 ?? []);
    expect(progressive).toHaveLength(1);
    const names = readBoxes(bytesOf(progressive[0] ?? '')).map(({ name }) => name);
    expect(names.indexOf('moov')).toBeLessThan(names.indexOf('mdat'));

    const webm = clips.filter(({ vp9Dash }) => vp9Dash);
    expect(webm).toHaveLength(1);
    for (const clip of webm) {
      const manifest = textOf(clip.vp9Dash ?? '');
      expect(matches(manifest, /codecs="(\w+)"/g).flat()).toEqual(['vp9', 'opus']);
      expect(manifest).toContain(`mediaPresentationDuration="PT${clip.durationSeconds}S"`);
      const tracks = matches(manifest, /<BaseURL>(\w+\.webm)<[\s\S]*?indexRange="(\d+)-(\d+)"/g);
      for (const [file = '', first, last] of tracks) {
        const { index } = readWebM(bytesOf(join(folderOf(clip), file)));
        expect([index.start, index.start + index.length - 1]).toEqual([Number(first), Number(last)]);
      }
    }
  });

  it('[ME11] do not tell when or on what they were made', () => {
    for (const path of filesUnder(clipsFolder)) {
      const text = readFileSync(path, 'latin1');
      if (/\.(mpd|m3u8)$/.test(path)) expect(text, path).not.toMatch(/\d{4}-\d\d-\d\dT|PROGRAM-DATE-TIME|availability/);
      if (/\.(mp4|m4a|webm)$/.test(path)) expect(text, path).not.toMatch(/x264 - core|Lav[cf]\d/);
      if (/\.(mp4|m4a)$/.test(path)) expect(text, path).toMatch(/mvhd\0{12}/);
    }
  });
});

describe('the sound that describes', () => {
  it('[ME220] is the second of one film, and says what it is', () => {
    const described = clips.filter(({ hls }) => textOf(hls).includes('describes-video'));
    expect(described.map(({ id }) => id)).toEqual(['forest']);
    const [clip = clips[0]] = described;
    const sounds = matches(textOf(clip?.hls ?? ''), /TYPE=AUDIO.*DEFAULT=(\w+).*URI="([^"]+)"/g);
    expect(sounds).toEqual([
      ['YES', 'audio.m3u8'],
      ['NO', 'description.m3u8'],
    ]);
    const sets = textOf(clip?.dash ?? '')
      .split('contentType="audio"')
      .slice(1);
    expect(sets.map((set) => set.includes('value="description"'))).toEqual([false, true]);
    expect(bytesOf('forest/description.m4a')).not.toEqual(bytesOf('forest/audio.m4a'));
  });
});

describe('the versions for eyes and ears', () => {
  const [forest] = clips.filter(({ versions }) => versions !== undefined);
  const filesOf = (hls: string) =>
    matches(textOf(hls), /^([\w-]+\.m3u8)$|TYPE=AUDIO.*URI="([^"]+)"/gm).map(
      ([picture, sound]) => /MAP:URI="([^"]+)"/.exec(textOf(`forest/${picture ?? sound}`))?.[1] ?? '',
    );
  const pictures = ['v720.mp4', 'v480.mp4', 'v240.mp4'];

  it.each([
    ['SignLanguage', ['audio.m4a', 'signed.mp4']],
    ['SpokenSubtitles', ['spoken.m4a', ...pictures]],
    ['VisuallyInterpreted', ['description.m4a', ...pictures]],
  ])('[ME226] %s has the pictures and the sound of its own, by DASH and HLS, for as long', (accessService, files) => {
    const version = forest?.versions?.find((each) => each.accessService === accessService);
    expect(filesOf(version?.hls ?? '')).toEqual(files);
    const dash = textOf(version?.dash ?? '');
    const named = matches(dash, /<BaseURL>(\S+\.m(?:p4|4a))</g).map(([name]) => name);
    expect([...named].sort()).toEqual([...files].sort());
    expect(dash).toContain(`mediaPresentationDuration="PT${forest?.durationSeconds}S"`);
    for (const file of files) {
      const { segments } = readFragmentedMp4(bytesOf(`forest/${file}`));
      expect(segments.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)).toBeCloseTo(60, 1);
    }
  });

  it('[ME226] no picture and no sound of them is that of another', () => {
    const bytes = ['signed.mp4', 'v480.mp4', 'audio.m4a', 'spoken.m4a', 'description.m4a'].map((file) =>
      Buffer.from(bytesOf(`forest/${file}`)).toString('latin1'),
    );
    expect(new Set(bytes).size).toBe(bytes.length);
  });
});

describe.each(clips)('the clip $id', (clip) => {
  it('[ME1] has every file that it names', () => {
    for (const path of pathsOf(clip)) expect(existsSync(join(clipsFolder, path)), path).toBe(true);
  });

  it('[ME3] lasts as long in DASH as its data says', () => {
    expect(textOf(clip.dash)).toContain(`mediaPresentationDuration="PT${clip.durationSeconds}S"`);
  });

  it('[ME21] has small pictures of the whole film on one sheet', () => {
    const [, images = ''] = textOf(clip.dash).split('contentType="image"');
    const [[path = '', seconds = '']] = matches(images, /media="([^"]+)" duration="(\d+)"/g) as [string[]];
    expect(Number(seconds)).toBe(clip.durationSeconds);
    expect(images).toContain('schemeIdUri="http://dashif.org/thumbnail_tile" value="5x3"');
    expect(existsSync(join(clipsFolder, clip.id, path))).toBe(true);
  });

  it('[ME4] has three renditions of the same sizes and files in DASH and HLS', () => {
    const [dash = ''] = textOf(clip.dash).split('contentType="image"');
    const dashSizes = matches(dash, /width="(\d+)" height="(\d+)"/g).map((size) => size.join('x'));
    expect(dashSizes).toHaveLength(3);
    expect(matches(textOf(clip.hls), /RESOLUTION=(\d+x\d+)/g).flat()).toEqual(dashSizes);
    const dashFiles = matches(dash, /<BaseURL>(.+\.(?:mp4|m4a))</g).flat();
    expect(
      rangedPlaylistsOf(clip)
        .map(({ file }) => file)
        .sort(),
    ).toEqual([...dashFiles].sort());
  });

  it('[ME5] is cut in HLS exactly at the fragments of its files', () => {
    for (const { file, segments } of rangedPlaylistsOf(clip)) {
      const boxes = readBoxes(bytesOf(join(folderOf(clip), file)));
      const fragments = boxes.filter(({ name }) => name === 'moof').map(({ start }) => start);
      const size = statSync(join(clipsFolder, folderOf(clip), file)).size;
      expect(segments.every(({ path }) => path === file)).toBe(true);
      expect(segments.map(({ start }) => start)).toEqual(fragments);
      expect(segments.map(({ start, length }) => start + length)).toEqual([...fragments.slice(1), size]);
    }
  });

  it('[ME6] names head and index of its files in DASH', () => {
    const dash = textOf(clip.dash);
    const tracks = matches(
      dash,
      /<BaseURL>(.+)<\/BaseURL>\s+<SegmentBase indexRange="(.+)">\s+<Initialization range="(.+)"/g,
    );
    expect(tracks).toHaveLength(matches(dash, /contentType="audio"/g).length + 3);
    for (const [file = '', indexRange, headRange] of tracks) {
      const { index, initialization, segments } = readFragmentedMp4(bytesOf(join(folderOf(clip), file)));
      const playlist = rangedPlaylistsOf(clip).find((candidate) => candidate.file === file);
      expect(indexRange).toBe(`${index.start}-${index.start + index.length - 1}`);
      expect(headRange).toBe(`0-${initialization.length - 1}`);
      expect(playlist?.head).toEqual(initialization);
      expect(playlist?.segments).toHaveLength(segments.length);
    }
  });

  it('[ME7] is cut every two seconds in all renditions and lasts to its end', () => {
    for (const { file, segments, text } of rangedPlaylistsOf(clip)) {
      const lengths = segments.map(({ seconds }) => seconds);
      const target = Number(matches(text, /TARGETDURATION:(\d+)/g)[0]?.[0]);
      expect(Math.max(...lengths.map(Math.round))).toBe(target);
      expect(Math.abs(lengths.reduce((sum, seconds) => sum + seconds, 0) - clip.durationSeconds)).toBeLessThan(0.1);
      if (file.endsWith('.mp4')) expect(lengths).toEqual(Array(clip.durationSeconds / 2).fill(2));
    }
  });

  it('[ME8] has its subtitles in DASH, in HLS and in its data', () => {
    const languages = clip.subtitles.map(({ languageCode }) => languageCode);
    expect(clip.subtitles.map(({ language }) => language)).toEqual([
      'DanishLanguageSubtitles',
      'ForeignLanguageSubtitles',
    ]);
    expect(languages[0]).toBe('da');
    expect(matches(textOf(clip.dash), /mimeType="text\/vtt" lang="(\w+)"/g).flat()).toEqual(languages);
    expect(matches(textOf(clip.hls), /TYPE=SUBTITLES.*LANGUAGE="(\w+)"/g).flat()).toEqual(languages);
  });

  it.each(clip.subtitles)('[ME9] has clean cues within the film in $languageCode', ({ path }) => {
    const text = textOf(path);
    const cues = cuesOf(text);
    expect(text).toMatch(/^WEBVTT\n\n/);
    expect(text).not.toContain('\r');
    expect(cues.length).toBeGreaterThanOrEqual(10);
    expect(cues).toHaveLength(text.split('-->').length - 1);
    cues.forEach((cue, index) => {
      expect(cue.endSeconds).toBeGreaterThan(cue.startSeconds);
      expect(cue.startSeconds).toBeGreaterThanOrEqual(cues[index - 1]?.endSeconds ?? 0);
      expect(cue.endSeconds).toBeLessThanOrEqual(clip.durationSeconds);
    });
  });

  it.each(clip.subtitles)('[ME10] has the same cues cut for HLS in $languageCode', ({ path }) => {
    const playlist = textOf(path.replace('.vtt', '.m3u8'));
    const parts = matches(playlist, /EXTINF:([\d.]+),\n(.+)/g);
    expect(parts.reduce((sum, [seconds]) => sum + Number(seconds), 0)).toBe(clip.durationSeconds);
    const texts = parts.map(([, name = '']) => textOf(join(folderOf(clip), name)));
    for (const text of texts) expect(text).toContain('\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000\n');
    expect(texts.flatMap(cuesOf)).toEqual(cuesOf(textOf(path)));
  });

  it('[ME12] has an intro, a summary and end credits within the film', () => {
    expect(clip.timeCodes.map(({ kind }) => kind).sort()).toEqual(['EndCredit', 'Intro', 'Summary']);
    clip.timeCodes.forEach(({ startSeconds, endSeconds }, index) => {
      expect(startSeconds).toBeGreaterThanOrEqual(clip.timeCodes[index - 1]?.endSeconds ?? 0);
      expect(endSeconds).toBeGreaterThan(startSeconds);
      expect(endSeconds).toBeLessThanOrEqual(clip.durationSeconds);
    });
  });

  it('[ME14] stays within level 3.1 of the main profile', () => {
    const codecs = matches(textOf(clip.dash), /avc1\.(\w\w)\w\w(\w\w)/g);
    expect(codecs).toHaveLength(3);
    for (const [profile, level = ''] of codecs) {
      expect(profile).toBe('4D');
      expect(Number.parseInt(level, 16)).toBeLessThanOrEqual(31);
    }
  });
});
