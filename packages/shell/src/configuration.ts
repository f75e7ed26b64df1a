import type { Brand } from '@fjernsyn/brand';
import { AppError, asRecord, type UnknownRecord } from '@fjernsyn/kernel';
import { shellErrors } from './errors';

/** Everything that makes this the product of one broadcaster: handed over at start, never a constant in the code. */
export interface Configuration {
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Base address for GET calls that carry no token (C7); the service's own where none is given. */
  readonly cdnUrl: string;
  /** What the broadcaster decides of looks, words and universes. */
  readonly brand: Brand;
  /** The product's name as viewers know it; page titles begin with it (C2). That of the brand where none is given. */
  readonly appTitle: string;
  /** What the service calls `appVersion`: another thing than our own release (reading "App version"). */
  readonly appVersion: string;
  /** Language of texts and of the service's answers, as `da` (S1). */
  readonly language: string;
  /** Reading direction; by the language where it is not given (reading "Languages"). */
  readonly dir: 'ltr' | 'rtl';
  /** Feature flags that the service is asked with, comma-separated (C7 `ff`). */
  readonly serviceFeatures: string;
  /** Whom the service treats the viewer as while nobody is signed in (C7 `sub`). */
  readonly anonymousSubscription: string;
  /** Audience segments of a viewer whom the service does not know (C9). */
  readonly segments: readonly string[];
  /** Where the player's engine lies. */
  readonly playerUrl: string;
  /** The outside page that the sequence `menu` leads to; undefined where there is none (S9). */
  readonly menuUrl: string | undefined;
  /**
   * Keys of the remote, with spaces between, that mean something when pressed one after another, by name (S9). What stands after a dot tells
   * several sequences of one meaning apart, as `diagnostics.arrows`.
   */
  readonly keySequences: Readonly<Record<string, string>>;
  readonly paths: ConfiguredPaths;
}

/** Inside paths that the application itself leads to, or knows before the service has told its pages (S2). */
export interface ConfiguredPaths {
  readonly home: string;
  readonly search: string;
  readonly signIn: string;
  readonly account: string;
  /** Where a page that does not exist leads. */
  readonly error: string;
  /** The header's entry that series belong to. */
  readonly tv: string;
  /** The page of help, where the service names none. */
  readonly help: string;
  /** The page of help with profiles. */
  readonly profileHelp: string;
  /** What addresses of something to watch begin with: no page is asked for there ahead of the sitemap. */
  readonly watch: string;
}

const defaultSequences = {
  menu: 'rewind fastForward rewind fastForward pause',
  'menu.arrows': 'up up up down down down left left left',
  diagnostics: 'fastForward rewind fastForward rewind pause',
  'diagnostics.arrows': 'up up down down left right left right',
};

const rightToLeft: readonly string[] = ['ar', 'he', 'fa', 'ku', 'ur'];

/**
 * Reads the configuration. Only `serviceUrl` and `brand` must be there; rejects what is malformed with `shell/configuration-invalid`, so that a typing
 * error is seen at the first start and not as a strange screen.
 */
export function parseConfiguration(value: unknown): Configuration {
  const fields = requireRecord(value, 'configuration');
  const paths = requireRecord(fields.paths ?? {}, 'paths');
  const serviceUrl = asUrl(fields.serviceUrl, 'serviceUrl');
  const brand = asBrand(fields.brand);
  const language = asText(fields.language ?? 'da', 'language');
  return {
    serviceUrl,
    cdnUrl: asUrl(fields.cdnUrl ?? serviceUrl, 'cdnUrl'),
    brand,
    appTitle: asText(fields.appTitle ?? brand.name, 'appTitle'),
    appVersion: asText(fields.appVersion ?? '2.519.2', 'appVersion'),
    language,
    dir: asDirection(fields.dir ?? directionOf(language)),
    serviceFeatures: asText(fields.serviceFeatures ?? 'idp,ldp,rpt', 'serviceFeatures'),
    anonymousSubscription: asText(fields.anonymousSubscription ?? 'Anonymous', 'anonymousSubscription'),
    segments: asTexts(fields.segments ?? ['drtv', 'optedout'], 'segments'),
    playerUrl: asText(fields.playerUrl ?? 'shaka-player.js', 'playerUrl'),
    menuUrl: fields.menuUrl === undefined ? undefined : asUrl(fields.menuUrl, 'menuUrl'),
    keySequences: asTextMap(fields.keySequences ?? defaultSequences, 'keySequences'),
    paths: {
      home: asPath(paths.home ?? '/', 'paths.home'),
      search: asPath(paths.search ?? '/search', 'paths.search'),
      signIn: asPath(paths.signIn ?? '/signin', 'paths.signIn'),
      account: asPath(paths.account ?? '/konto', 'paths.account'),
      error: asPath(paths.error ?? '/fejl', 'paths.error'),
      tv: asPath(paths.tv ?? '/kategorier/serier', 'paths.tv'),
      help: asPath(paths.help ?? '/hjaelp', 'paths.help'),
      profileHelp: asPath(paths.profileHelp ?? '/hjaelp/profiler', 'paths.profileHelp'),
      watch: asPath(paths.watch ?? '/se/', 'paths.watch'),
    },
  };
}

/** The direction in which a language is written, by its base (reading "Languages"). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(baseOf(language)) ? 'rtl' : 'ltr';
}

/** A language without its region, in small letters: `en` of `en-GB`. */
export function baseOf(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? '';
}

function invalid(field: string): AppError {
  return new AppError(shellErrors.configurationInvalid, {
    message: `configuration: ${field} is not valid`,
    facts: { field },
  });
}

function requireRecord(value: unknown, field: string): UnknownRecord {
  const record = asRecord(value);
  if (record === undefined) throw invalid(field);
  return record;
}

/** The packager has written the brand from a typed file: what is looked at here tells a page without one. */
function asBrand(value: unknown): Brand {
  const brand = requireRecord(value, 'brand');
  asText(brand.id, 'brand.id');
  asText(brand.name, 'brand.name');
  if (!Array.isArray(brand.universes)) throw invalid('brand.universes');
  return value as Brand;
}

function asText(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw invalid(field);
  return value.trim();
}

function asTexts(value: unknown, field: string): readonly string[] {
  if (!Array.isArray(value)) throw invalid(field);
  return value.map((entry) => asText(entry, field));
}

function asTextMap(value: unknown, field: string): Readonly<Record<string, string>> {
  const map: Record<string, string> = {};
  for (const [key, text] of Object.entries(requireRecord(value, field))) map[key] = asText(text, `${field}.${key}`);
  return map;
}

function asUrl(value: unknown, field: string): string {
  const url = asText(value, field);
  if (!/^https?:\/\/[^\s/]+/.test(url)) throw invalid(field);
  return url.replace(/\/+$/, '');
}

function asPath(value: unknown, field: string): string {
  const path = asText(value, field);
  if (!/^\/(?![/\\])/.test(path)) throw invalid(field);
  return path;
}

function asDirection(value: unknown): 'ltr' | 'rtl' {
  if (value !== 'ltr' && value !== 'rtl') throw invalid('dir');
  return value;
}
