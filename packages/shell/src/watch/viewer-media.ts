import { type Api, createMediaApi, createViewerApi, type MediaApi } from '@fjernsyn/api';
import type { Observed } from '@fjernsyn/kernel';
import type { SessionState } from '@fjernsyn/session';

/** Makes the media of whoever is there when they are asked for: those of the account where somebody is signed in, else those for everybody (C6.3, C6.4). */
export function createViewerMedia(
  api: Pick<Api, 'wiring'>,
  session: Observed<Pick<SessionState, 'role'>>,
): Pick<MediaApi, 'videos'> {
  const open = createMediaApi(api);
  const { media: own } = createViewerApi(api);
  return {
    videos: (id, signal, options) => (session.get().role === 'signed-in' ? own : open).videos(id, signal, options),
  };
}
