import type { WebConfiguration } from './build-result';
import { contentSecurityPolicy } from './content-security-policy';
import { PackagerError } from './errors';
import { originsOf, type ServiceOrigins } from './origins';

/** What the page refers to; all of it addresses from the root, such as `/assets/main.1A2B3C4D.js`. */
export interface PageParts {
  readonly configuration: WebConfiguration;
  readonly origins?: ServiceOrigins | undefined;
  readonly styleUrl: string | null;
  readonly preloadUrls: readonly string[];
  readonly bootUrl: string;
  readonly entryUrl: string;
  readonly polyfillsUrl: string;
  readonly playerUrl: string;
  readonly reloadUrl: string | null;
  /** What a first visit to the home is going to ask the service for. */
  readonly startUrls: readonly string[];
}

const policyMark = '<!-- packager:policy -->';
const stylesMark = '<!-- packager:styles -->';
const scriptsMark = '<!-- packager:scripts -->';
const dataBlock = /(<script type="application\/json" id="configuration">)([\s\S]*?)(<\/script>)/;
const startTag = /( data-start=)"[^"]*"/;
/** Where the product's name stands before the application runs. */
const titles = /(<title>|<bdi data-title>)[^<]*/g;
const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

function fill(html: string, mark: string, text: string): string {
  if (!html.includes(mark)) {
    throw new PackagerError('packager/template-invalid', `index.html has to contain ${mark}.`);
  }
  return html.replace(mark, () => text);
}

function escapedJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

function escapedText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function withTitle(html: string, { appTitle }: WebConfiguration): string {
  return typeof appTitle === 'string' ? html.replace(titles, (_, tag: string) => tag + escapedText(appTitle)) : html;
}

function startWords(urls: readonly string[]): string {
  return escapedText(urls.join(' '));
}

function withConfiguration(html: string, configuration: WebConfiguration): string {
  if (!dataBlock.test(html)) {
    throw new PackagerError(
      'packager/template-invalid',
      'index.html has to contain the data block with the id configuration.',
    );
  }
  return html.replace(dataBlock, (_, open: string, __, close: string) => open + escapedJson(configuration) + close);
}

/** Fills the app's template: the policy, the stylesheet, the preloads, the configuration and the boot script. */
export function htmlPage(template: string, parts: PageParts): string {
  const policy = contentSecurityPolicy(parts.origins ?? originsOf(parts.configuration));
  const scripts = [
    ...parts.preloadUrls.map((url) => `<link rel="modulepreload" href="${url}" />`),
    `<script defer src="${parts.bootUrl}" data-entry="${parts.entryUrl}" data-polyfills="${parts.polyfillsUrl}" data-start="${startWords(parts.startUrls)}"></script>`,
    ...(parts.reloadUrl === null ? [] : [`<script defer src="${parts.reloadUrl}"></script>`]),
  ];
  const styles = parts.styleUrl === null ? '' : `<link rel="stylesheet" href="${parts.styleUrl}" />`;
  let html = fill(template, policyMark, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  html = fill(html, stylesMark, styles);
  html = fill(html, scriptsMark, scripts.join('\n    '));
  return withConfiguration(withTitle(html, parts.configuration), {
    ...parts.configuration,
    playerUrl: parts.playerUrl,
  });
}

/** Gives a built page another configuration, and the policy that goes with it; the address of the player stays. */
export function reconfiguredPage(
  html: string,
  configuration: WebConfiguration,
  startUrls: readonly string[],
  origins?: ServiceOrigins,
): string {
  const built: unknown = JSON.parse(dataBlock.exec(html)?.[2] ?? '{}');
  const playerUrl = (built as { readonly playerUrl?: unknown }).playerUrl;
  const policy = contentSecurityPolicy(origins ?? originsOf(configuration));
  const open = '<meta http-equiv="Content-Security-Policy" content=';
  return withConfiguration(withTitle(html, configuration), { ...configuration, playerUrl })
    .replace(policyTag, () => `${open}"${policy}"`)
    .replace(startTag, (_, before: string) => `${before}"${startWords(startUrls)}"`);
}

/** The policy that a built page carries, for the header of the server. */
export function policyOf(html: string): string {
  return policyTag.exec(html)?.[1] ?? '';
}
