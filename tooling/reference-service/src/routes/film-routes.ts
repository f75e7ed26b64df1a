import { readFile } from 'node:fs/promises';
import { type Clip, contentTypeOf } from '@fjernsyn/media';
import type { Context } from 'hono';
import { filmBytes, mostTimes } from '../films/film-segments';
import { type Film, filmText, tracksOf } from '../films/film-text';
import { repeatMp4 } from '../films/repeat-mp4';
import { keyFile } from '../films/to-film-playlists';
import type { CutClipOf } from '../repeat/create-cut-clips';
import type { CutClip } from '../repeat/cut-clip';
import type { RouteDeps, ServiceApp, ServiceEnv } from '../server/bindings';
import { sendBytes } from './send-bytes';

/** What the routes of films share with those of other media. */
export interface FilmSources {
  /** Below which they stand. */
  readonly folder: 'long' | 'clearkey';
  readonly cutClip: CutClipOf;
  /** Answers with a file of the clips folder. */
  sendFile(context: Context<ServiceEnv>, path: string): Promise<Response>;
}

/** Films as long as the catalogue says: a clip so many times on end, in every format that the clip has. */
export function filmRoutes(app: ServiceApp, { media }: RouteDeps, { folder, cutClip, sendFile }: FilmSources): void {
  const cutsOf = async (clip: Clip | undefined): Promise<Pick<Film, 'cut' | 'versions'> | undefined> => {
    const cut = clip && (await cutClip(clip.id));
    if (cut === undefined) return undefined;
    const versions = new Map<string, CutClip>();
    // What is encrypted is the usual version alone: to encrypt all would keep the first segment waiting.
    for (const { dash } of cut.key === undefined ? (clip?.versions ?? []) : []) {
      const version = await cutClip(dash);
      if (version) versions.set(dash, version);
    }
    return { cut, versions };
  };
  const textOf = (path: string) => readFile(`${media.folder}/${path}`, 'utf8');

  app.get(`/${folder}/:times{[1-9][0-9]*}/:clip/:file`, async (context) => {
    const { clip: id, file } = context.req.param();
    const times = Number(context.req.param('times'));
    const clip = media.clips.find((each) => each.id === id);
    const cuts = await cutsOf(clip);
    if (clip === undefined || cuts === undefined || times > mostTimes) return context.notFound();
    if (`${id}/${file}` === clip.mp4) {
      const bytes = repeatMp4(await readFile(`${media.folder}/${clip.mp4}`), clip.durationSeconds, times);
      const asked = { method: context.req.method, range: context.req.header('range') };
      return sendBytes(asked, file, bytes.length, (start, end) => Uint8Array.from(bytes.subarray(start, end + 1)));
    }
    const { key } = cuts.cut;
    if (file === keyFile && key) return sendData(Buffer.from(key.value, 'hex'), file);
    const text = await filmText({ clip, ...cuts, times, textOf }, file);
    // The master playlist and thumbnails are the same however long a film is.
    return text === undefined
      ? sendFile(context, `${id}/${file}`)
      : new Response(text, { headers: { 'content-type': contentTypeOf(file), ...cached } });
  });

  app.get(`/${folder}/:times{[1-9][0-9]*}/:clip/:track/:file`, async (context) => {
    const { clip: id, track: trackId, file } = context.req.param();
    const times = Number(context.req.param('times'));
    const cuts = await cutsOf(media.clips.find((each) => each.id === id));
    const track = cuts && tracksOf(cuts).find((each) => each.id === trackId);
    if (cuts === undefined || track === undefined || times > mostTimes) return context.notFound();
    const number = /^(\d+)\.m4s$/.exec(file)?.[1];
    const bytes =
      file === 'init.mp4' ? track.initialization : filmBytes(cuts.cut, track, times, Number(number ?? Number.NaN));
    if (bytes === undefined) return context.notFound();
    return sendData(bytes, file);
  });
}

const cached = { 'cache-control': 'public, max-age=3600' };

function sendData(bytes: Uint8Array, file: string): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': contentTypeOf(file), ...cached },
  });
}
