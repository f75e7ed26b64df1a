import type { Brand } from '@fjernsyn/brand';
import type { WebConfiguration } from '../build-result';
import { PackagerError } from '../errors';
import type { Target } from '../targets';
import { brandOf, pageBrand } from './brand-of';
import { contentSecurityPolicy } from './content-security-policy';
import { faviconUrl } from './favicon';
import { escapedText, logoMarkup } from './logo-markup';
import { originsOf, type ServiceOrigins } from './origins';

/** Addresses of what the boot script loads for one kind of engine. */
export interface OutputUrls {
  readonly entryUrl: string;
  readonly polyfillsUrl: string;
  readonly loaderUrl: string | null;
  readonly arabicFacesUrl: string | null;
}

/** What the page refers to; addresses as `/assets/main.1A2B3C4D.js`, or `./assets/…` where a page has no server's root. */
export interface PageParts {
  readonly target: Target;
  readonly configuration: WebConfiguration;
  readonly origins?: ServiceOrigins | undefined;
  readonly styleUrl: string | null;
  readonly preloadUrls: readonly string[];
  readonly relaunchUrl: string | null;
  readonly bootUrl: string;
  readonly modern: OutputUrls;
  readonly legacy: OutputUrls | null;
  readonly playerUrl: string;
  readonly fullPlayerUrl: string;
  readonly reloadUrl: string | null;
  /** What a first visit to the home is going to ask the service for. */
  readonly startUrls: readonly string[];
}

const policyMark = '<!-- packager:policy -->';
const stylesMark = '<!-- packager:styles -->';
const scriptsMark = '<!-- packager:scripts -->';
const dataBlock = /(<script type="application\/json" id="configuration">)([\s\S]*?)(<\/script>)/;
const startTag = /( data-start=)"[^"]*"/;
/** Where the product's name and its logo stand before the application runs. */
const title = /(<title>)[^<]*/;
const iconTag = /(<link rel="icon" href=")[^"]*/;
const logoPlace = /(<div [^>]*data-logo="">)[\s\S]*?(<\/div>)/;
/** What a page shows; hidden where the entry waits for its viewer, and shows it with its stylesheet. */
const rootTag = /<div id="root">/;
const themeTag = /<style id="theme">/;
/** What a policy says whose page is opened from files. */
const fromFiles = /\bfile:/;
const withObjects = /\bobject-src /;
const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** What a built page says of itself to its application. */
interface Told {
  readonly playerUrl?: unknown;
  readonly fullPlayerUrl?: unknown;
  readonly release?: unknown;
  readonly brand: Brand;
}

function fill(html: string, mark: string, text: string): string {
  if (!html.includes(mark)) {
    throw new PackagerError('packager/template-invalid', `index.html has to contain ${mark}.`);
  }
  return html.replace(mark, () => text);
}

function escapedJson(value: unknown): string {
  return (
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      // The page may be XHTML, where these begin or end something too.
      .replace(/&/g, '\\u0026')
      .replace(/\]\]>/g, ']]\\u003e')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029')
  );
}

/** The brand's name, or the configuration's own, in the title, its mark in the tab, and its logo on the opening. */
function withBrand(html: string, brand: Brand, { appTitle }: WebConfiguration): string {
  const name = typeof appTitle === 'string' ? appTitle : brand.name;
  return html
    .replace(title, (_, tag: string) => tag + escapedText(name))
    .replace(iconTag, (_, tag: string) => tag + faviconUrl(brand))
    .replace(logoPlace, (_, open: string, close: string) => open + logoMarkup(brand, name) + close);
}

function startWords(urls: readonly string[]): string {
  return escapedText(urls.join(' '));
}

/** The template is written so that its beginning alone is what parts HTML from XHTML. */
function asXhtml(html: string): string {
  return html.replace(/^<!doctype html>\s*<html/i, '<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml"');
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

/** Whether the broadcaster has a receiver, to which a page of the web can cast. */
function namesReceiver({ castApplicationId }: WebConfiguration): boolean {
  return typeof castApplicationId === 'string' && castApplicationId !== '';
}

function attributes(values: Readonly<Record<string, string | null>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`))
    .join('');
}

function bootElement({ bootUrl, modern, legacy, startUrls }: PageParts): string {
  const values = {
    src: bootUrl,
    'data-entry': modern.entryUrl,
    'data-polyfills': modern.polyfillsUrl,
    'data-loader': modern.loaderUrl,
    'data-legacy': legacy?.entryUrl ?? null,
    'data-legacy-polyfills': legacy?.polyfillsUrl ?? null,
    'data-legacy-loader': legacy?.loaderUrl ?? null,
    'data-legacy-faces': legacy?.arabicFacesUrl ?? null,
    'data-start': startWords(startUrls),
  };
  return `<script defer="" id="boot"${attributes(values)}></script>`;
}

function present(url: string | null): readonly string[] {
  return url === null ? [] : [url];
}

function scriptElement(url: string): string {
  return `<script defer="" src="${url}"></script>`;
}

/** Fills the app's template: the policy, the stylesheet, the preloads, the configuration and the boot script. */
export function htmlPage(template: string, parts: PageParts): string {
  const { target, relaunchUrl, reloadUrl } = parts;
  const policy = contentSecurityPolicy(parts.origins ?? originsOf(parts.configuration), {
    ...target,
    canCast: target.isWeb && namesReceiver(parts.configuration),
  });
  const scripts = [
    ...parts.preloadUrls.map((url) => `<link rel="modulepreload" href="${url}" />`),
    ...[...target.deviceScripts, ...present(relaunchUrl)].map(scriptElement),
    bootElement(parts),
    ...present(reloadUrl).map(scriptElement),
  ];
  const isWaiting = target.opening.length > 0;
  const styles = parts.styleUrl === null || isWaiting ? '' : `<link rel="stylesheet" href="${parts.styleUrl}" />`;
  let html = fill(template, policyMark, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
  if (target.page === 'index.xhtml') html = asXhtml(html);
  html = fill(html, stylesMark, styles);
  html = fill(html, scriptsMark, scripts.join('\n    '));
  if (isWaiting)
    html = html.replace(rootTag, `<div id="root" hidden=""${attributes({ 'data-styles': parts.styleUrl })}>`);
  const brand = pageBrand(brandOf(parts.configuration));
  html = html.replace(themeTag, `<style id="theme" data-brand="${escapedText(brand.id)}">`);
  return withConfiguration(withBrand(html, brand, parts.configuration), {
    ...parts.configuration,
    brand,
    playerUrl: parts.playerUrl,
    fullPlayerUrl: parts.fullPlayerUrl,
  });
}

/**
 * Gives a built page another configuration, and the policy that goes with it. The addresses of the player and the release stay, and the brand where
 * the configuration names none; the stylesheet stays that of the brand which it was built with.
 */
export function reconfiguredPage(
  html: string,
  configuration: WebConfiguration,
  startUrls: readonly string[],
  origins?: ServiceOrigins,
): string {
  const told: Told = JSON.parse(dataBlock.exec(html)?.[2] ?? '{}');
  const { playerUrl, fullPlayerUrl, release } = told;
  const brand = configuration.brand === undefined ? told.brand : pageBrand(brandOf(configuration));
  const built = policyOf(html);
  const isPackaged = fromFiles.test(built);
  const hasObjects = withObjects.test(built);
  const policy = contentSecurityPolicy(origins ?? originsOf(configuration), {
    isPackaged,
    hasObjects,
    canCast: !isPackaged && !hasObjects && namesReceiver(configuration),
  });
  const open = '<meta http-equiv="Content-Security-Policy" content=';
  const page = { ...configuration, brand, playerUrl, fullPlayerUrl, release };
  return withConfiguration(withBrand(html, brand, configuration), page)
    .replace(policyTag, () => `${open}"${policy}"`)
    .replace(startTag, (_, before: string) => `${before}"${startWords(startUrls)}"`);
}

/** The policy that a built page carries, for the header of the server. */
export function policyOf(html: string): string {
  return policyTag.exec(html)?.[1] ?? '';
}
