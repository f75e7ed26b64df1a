import type { ServiceOrigins } from './origins';

/** The hash of an empty text: lets the page keep one empty style element, which the app fills through the CSSOM. */
export const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What a page is, as far as its policy goes. */
export interface PolicyOptions {
  readonly isPackaged: boolean;
  /** Whether the set itself stands in `object` elements, its own and those that play. */
  readonly hasObjects: boolean;
  /** Whether what plays may be cast, by the broadcaster's receiver. */
  readonly canCast: boolean;
}

/** What Google's Cast sender consists of: its loader, the part for the browser's version, and its framework. */
const castSender = [
  'https://www.gstatic.com/cv/js/sender/v1/cast_sender.js',
  'https://www.gstatic.com/eureka/clank/',
  'https://www.gstatic.com/cast/sdk/libs/sender/1.0/cast_framework.js',
];

/**
 * The content security policy of the page for the given origins: nothing inline, nothing evaluated, nothing from elsewhere but the sender of a
 * page that casts. A page that is opened from files has no origin that every engine takes for `'self'`, so files are named as well.
 */
export function contentSecurityPolicy(
  { service, cdn }: ServiceOrigins,
  { isPackaged, hasObjects, canCast }: PolicyOptions,
): string {
  const own = isPackaged ? ["'self'", 'file:'] : ["'self'"];
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', ...own, ...(canCast ? castSender : [])],
    ['style-src', ...own, emptyStyleHash],
    ['img-src', ...own, 'data:', ...cdn],
    // data: is the empty file that the player's library gives a track of subtitles before it fills it.
    ['media-src', ...own, 'blob:', 'data:', ...cdn],
    ['connect-src', ...own, ...new Set([...service, ...cdn])],
    ['font-src', ...own],
    // Pages of the service's own hosts, which the client frames in a browser alone.
    ...(isPackaged ? [] : [['frame-src', ...new Set([...service, ...cdn])]]),
    // An object without an address counts as one of the page's own.
    ...(hasObjects ? [['object-src', ...own, ...cdn]] : []),
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
