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
  /** Our own release and its commit, as people read it; the packager writes it into the page. */
  readonly release: string;
  /** Who distributes the application, as the service knows them (C7 `distributor`); undefined where nobody is named. */
  readonly distributor: string | undefined;
  /** Whether programmes that went out live may be shown as films (C7 `isLive2VodSupported`). */
  readonly isLive2VodSupported: boolean;
  /** Language of texts and of the service's answers, as `da` (S1). */
  readonly language: string;
  /** Reading direction; by the language where it is not given (reading "Languages"). */
  readonly dir: 'ltr' | 'rtl';
  /** Looks that a viewer without a choice begins with, by the names of their modes. */
  readonly appearance: readonly string[];
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
  /** The header's entry that films belong to. */
  readonly films: string;
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

const defaultPaths: ConfiguredPaths = {
  home: '/',
  search: '/search',
  signIn: '/signin',
  account: '/konto',
  error: '/fejl',
  tv: '/kategorier/serier',
  films: '/kategorier/film',
  help: '/hjaelp',
  profileHelp: '/hjaelp/profiler',
  watch: '/se/',
};

const rightToLeft: readonly string[] = ['ar', 'he', 'fa', 'ku', 'ur'];

/**
 * Reads the configuration. Only `serviceUrl` and `brand` must be there; rejects what is malformed with `shell/configuration-invalid`, so that a typing
 * error is seen at the first start and not as a strange screen.
 */
export function parseConfiguration(value: unknown): Configuration {
  const fields = requireRecord(value, 'configuration');
  const serviceUrl = asUrl(fields.serviceUrl, 'serviceUrl');
  const brand = asBrand(fields.brand);
  const text = (name: keyof Configuration, fallback: string): string => asText(fields[name] ?? fallback, name);
  const language = text('language', 'da');
  return {
    serviceUrl,
    cdnUrl: asUrl(fields.cdnUrl ?? serviceUrl, 'cdnUrl'),
    brand,
    appTitle: text('appTitle', brand.name),
    appVersion: text('appVersion', '2.519.2'),
    release: text('release', 'not packaged'),
    distributor: fields.distributor === undefined ? undefined : asText(fields.distributor, 'distributor'),
    isLive2VodSupported: asSwitch(fields.isLive2VodSupported ?? true, 'isLive2VodSupported'),
    language,
    dir: asDirection(fields.dir ?? directionOf(language)),
    appearance: asTexts(fields.appearance ?? [], 'appearance'),
    serviceFeatures: text('serviceFeatures', 'idp,ldp,rpt'),
    anonymousSubscription: text('anonymousSubscription', 'Anonymous'),
    segments: asTexts(fields.segments ?? ['drtv', 'optedout'], 'segments'),
    playerUrl: text('playerUrl', 'shaka-player.js'),
    menuUrl: fields.menuUrl === undefined ? undefined : asUrl(fields.menuUrl, 'menuUrl'),
    keySequences: asTextMap(fields.keySequences ?? defaultSequences, 'keySequences'),
    paths: asPaths(fields.paths ?? {}),
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

function asSwitch(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw invalid(field);
  return value;
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

function asPaths(value: unknown): ConfiguredPaths {
  const given = requireRecord(value, 'paths');
  const paths: Record<keyof ConfiguredPaths, string> = { ...defaultPaths };
  for (const name of Object.keys(defaultPaths) as (keyof ConfiguredPaths)[])
    paths[name] = asPath(given[name] ?? defaultPaths[name], `paths.${name}`);
  return paths;
}

function asDirection(value: unknown): 'ltr' | 'rtl' {
  if (value !== 'ltr' && value !== 'rtl') throw invalid('dir');
  return value;
}
