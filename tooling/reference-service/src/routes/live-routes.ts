import { contentTypeOf } from '@fjernsyn/media';
import { liveBytes } from '../live/live-window';
import { toLiveManifest } from '../live/to-live-manifest';
import { toLiveMaster, toLivePlaylist } from '../live/to-live-playlists';
import type { CutClipOf } from '../repeat/create-cut-clips';
import type { CutClip } from '../repeat/cut-clip';
import type { RouteDeps, ServiceApp } from '../server/bindings';

/** Live streams made of the clips: manifests computed for now, and segments moved to their place in time. */
export function liveRoutes(app: ServiceApp, { answerContext }: RouteDeps, cutClip: CutClipOf): void {
  app.get('/live/:clip/:file', async (context) => {
    const { clip: id, file } = context.req.param();
    const clip = await cutClip(id);
    const text = clip && manifestOf(clip, file, answerContext(context).nowAt);
    if (text === undefined) return context.notFound();
    return new Response(text, { headers: { 'content-type': contentTypeOf(file), 'cache-control': 'no-store' } });
  });

  app.get('/live/:clip/:track/:file', async (context) => {
    const { clip: id, track: trackId, file } = context.req.param();
    const clip = await cutClip(id);
    const track = clip?.tracks.find((each) => each.id === trackId);
    if (clip === undefined || track === undefined) return context.notFound();
    const number = /^(\d+)\.m4s$/.exec(file)?.[1];
    const bytes =
      file === 'init.mp4'
        ? track.initialization
        : liveBytes(clip, track, Number(number ?? Number.NaN), answerContext(context).nowAt);
    if (bytes === undefined) return context.notFound();
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': contentTypeOf(file), 'cache-control': 'public, max-age=600' },
    });
  });

  // The media host of what is only for Denmark knows no JSON.
  app.get('/blocked/*', (context) =>
    context.html('<html><head><title>Access denied</title></head><body>Ref 21.7</body></html>', 403),
  );
}

function manifestOf(clip: CutClip, file: string, nowAt: number): string | undefined {
  if (file === 'manifest.mpd') return toLiveManifest(clip, nowAt);
  if (file === 'master.m3u8') return toLiveMaster(clip);
  const track = clip.tracks.find(({ id }) => file === `${id}.m3u8`);
  return track && toLivePlaylist(clip, track, nowAt);
}
