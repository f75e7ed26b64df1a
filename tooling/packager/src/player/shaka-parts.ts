/**
 * What our build of Shaka is made of, by Shaka's own names: DASH and HLS of fragmented MP4, protection, subtitles in WebVTT and TTML, every
 * device that Shaka knows. It leaves out its screen, cast, adverts, storage, captions within the picture, and the reading of MPEG-TS.
 */
export const shakaParts = [
  'shaka.Player',
  'shaka.abr.SimpleAbrManager',
  'shaka.dash.DashParser',
  'shaka.device.AllDevices',
  'shaka.drm.FairPlay',
  'shaka.hls.HlsParser',
  'shaka.net.DataUriPlugin',
  'shaka.net.HttpFetchPlugin',
  'shaka.net.HttpXHRPlugin',
  'shaka.polyfill',
  'shaka.polyfill.EmeEncryptionScheme',
  'shaka.polyfill.MCapEncryptionScheme',
  'shaka.polyfill.Map',
  'shaka.polyfill.MediaCapabilities',
  'shaka.polyfill.MediaSource',
  'shaka.polyfill.PatchedMediaKeysApple',
  'shaka.polyfill.PatchedMediaKeysCert',
  'shaka.polyfill.PatchedMediaKeysWebkit',
  'shaka.polyfill.RandomUUID',
  'shaka.polyfill.Symbol',
  'shaka.polyfill.TypedArray',
  'shaka.polyfill.URLSearchParams',
  'shaka.polyfill.VTTCue',
  'shaka.polyfill.VideoFrameCallback',
  'shaka.polyfill.VideoPlayPromise',
  'shaka.polyfill.VideoPlaybackQuality',
  'shaka.text.Mp4TtmlParser',
  'shaka.text.Mp4VttParser',
  'shaka.text.TtmlTextParser',
  'shaka.text.VttTextParser',
] as const;

/** The script that asks for the parts, in the words of Shaka's own modules. */
export const entryScript = [
  "goog.provide('fjernsyn.shaka');",
  ...shakaParts.map((part) => `goog.require('${part}');`),
].join('\n');

/**
 * What Shaka's modules take for granted: the compiler resolves who provides and requires what, and these say where names go that stay names in
 * the compiled script, which is the object that it is called on.
 */
export const primitivesScript = `/** @fileoverview @provideGoog */
/** @const */ var goog = {};
/** @const */ goog.global = this;
/** @define {boolean} */ goog.DEBUG = goog.define('goog.DEBUG', false);
goog.exportSymbol = function (path, value) {
  var parts = path.split('.');
  var last = parts.pop();
  var place = parts.reduce(function (outer, part) { return (outer[part] = outer[part] || {}); }, goog.global);
  for (var name in place[last]) value[name] = place[last][name];
  place[last] = value;
};
goog.exportProperty = function (object, name, value) { object[name] = value; };
`;
