import type { ServiceOrigins } from './origins';

/** The hash of an empty text: lets the page keep one empty style element, which the app fills through the CSSOM. */
export const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The content security policy of the page for the given origins: nothing inline, nothing evaluated, nothing from elsewhere. */
export function contentSecurityPolicy({ service, cdn }: ServiceOrigins): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", emptyStyleHash],
    ['img-src', "'self'", 'data:', ...cdn],
    // data: is the empty file that the player's library gives a track of subtitles before it fills it.
    ['media-src', "'self'", 'blob:', 'data:', ...cdn],
    ['connect-src', "'self'", ...new Set([...service, ...cdn])],
    ['font-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}
