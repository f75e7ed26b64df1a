export type { Clip, ClipSubtitles, ClipTimeCode, ClipVersion, TimeCodeKind } from './clip';
export { clips, clipsFolder } from './clips';
export { contentTypeOf } from './content-type-of';
export type { MediaKey } from './protect/media-key';
export { protectFragment } from './protect/protect-fragment';
export { protectInitialization } from './protect/protect-initialization';
