import { fileURLToPath } from 'node:url';
import type { TargetName } from '@fjernsyn/platform';
import { previewService, type SetService } from './tizen/preview-service';

export type { TargetName };

/** How scripts reach the engine: as its own modules, or through SystemJS, which file origins and old engines need. */
export type ScriptFormat = 'module' | 'system';

/** The engines that one set of scripts is for, and how its scripts are written. */
export interface Output {
  readonly name: 'modern' | 'legacy';
  readonly format: ScriptFormat;
  /** What esbuild may leave in: the syntax of this engine; the legacy scripts' is lowered further by the second compiler. */
  readonly syntax: string;
}

/** How one target is built: where its app stands, what its page is, and which engines it meets. */
export interface Target {
  readonly appDir: string;
  readonly entry: string;
  /**
   * Sources, from the app's folder, that are imported until the first rail where the entry waits for a viewer to ask for the application:
   * first the one that opens it, then what that asks for in its turn. None where the application opens at once.
   */
  readonly opening: readonly string[];
  /** The page's name in the site; its ending decides between HTML and XHTML. */
  readonly page: 'index.html' | 'index.xhtml';
  /** What the addresses of the page begin with: the root of a server, or the folder that holds the page. */
  readonly base: '/' | './';
  /** Whether the page is opened from files, where no server sends a policy. */
  readonly isPackaged: boolean;
  /** Whether the set itself stands in `object` elements of the page. */
  readonly hasObjects: boolean;
  /** Whether it is a page of the web, which anybody may open. */
  readonly isWeb: boolean;
  /** Whether the set waits for the page to say that it may come to the front, where it is called while it runs. */
  readonly handlesRelaunch: boolean;
  /** Classic scripts of the set itself, which come before ours. */
  readonly deviceScripts: readonly string[];
  /** Scripts that the set runs by itself, beside the page. */
  readonly services: readonly SetService[];
  readonly modern: Output;
  /** Null where nobody comes with an engine older than Chromium 63. */
  readonly legacy: Output | null;
}

/** The folder of the whole repository, with a slash behind it. */
export const repository = fileURLToPath(new URL('../../..', import.meta.url));

const modernModules = { name: 'modern', format: 'module', syntax: 'chrome63' } as const satisfies Output;
const modernSystem = { name: 'modern', format: 'system', syntax: 'chrome63' } as const satisfies Output;

const legacySystem = { name: 'legacy', format: 'system', syntax: 'es2017' } as const satisfies Output;

/** What most targets are: opened at once, from the folder that holds the page, by a set that brings nothing of its own. */
const common = {
  entry: 'src/main.tsx',
  opening: [],
  page: 'index.html',
  base: './',
  isPackaged: false,
  hasObjects: false,
  isWeb: false,
  handlesRelaunch: false,
  deviceScripts: [],
  services: [],
  modern: modernModules,
  legacy: legacySystem,
} as const satisfies Omit<Target, 'appDir'>;

/** Every target, by what it differs in. */
export const targets: Readonly<Record<TargetName, Target>> = {
  web: { ...common, appDir: `${repository}apps/web`, base: '/', isWeb: true, legacy: null },
  tizen: {
    ...common,
    appDir: `${repository}apps/tizen`,
    isPackaged: true,
    // AVPlay's pictures are seen through one.
    hasObjects: true,
    // The set puts its own folder in place of the first part.
    deviceScripts: ['$WEBAPIS/webapis/webapis.js'],
    services: [previewService],
    modern: modernSystem,
  },
  webos: {
    ...common,
    appDir: `${repository}apps/webos`,
    isPackaged: true,
    handlesRelaunch: true,
    modern: modernSystem,
  },
  hbbtv: {
    ...common,
    appDir: `${repository}apps/hbbtv`,
    // Beside a broadcast the entry shows a notice, and no more until somebody presses red.
    opening: [
      'src/open-hbbtv-client.ts',
      '../../packages/ui/src/theme/theme-layers.ts',
      '../../packages/client/src/defer-pictures.ts',
    ],
    page: 'index.xhtml',
    hasObjects: true,
  },
};

/** The folder of the packages that apps are made of. */
export const packagesDir = `${repository}packages`;

/** The Arabic faces, which every sheet has behind a question that older engines do not know. */
export const arabicFaces = `${packagesDir}/ui/fonts/ibm-plex-sans-arabic/ibm-plex-sans-arabic.css`;

/** What client fetches right after the first rail: the screens and layers that no home opens with. */
export const lateScreens = `${packagesDir}/client/src/late/late-screens.ts`;

/** The page that all apps share, where an app brings none of its own. */
export const sharedPage = `${repository}apps/web/index.html`;

/** The package whose dependency brings the player's script. */
export const playerOwner = `${repository}packages/browser/package.json`;
