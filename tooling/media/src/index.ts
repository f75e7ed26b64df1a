export type { Clip, ClipSubtitles, ClipTimeCode, TimeCodeKind } from './clip';
export { clips, clipsFolder } from './clips';
export { contentTypeOf } from './content-type-of';
