import type { ProductFacts } from '../product-facts';

/** Icons and pictures by the names that the manifest gives them. */
export const webosPictures = {
  icon: 'icon.png',
  largeIcon: 'icon-large.png',
  bgImage: 'background.png',
  splashBackground: 'splash.png',
} as const;

/** The manifest of an LG package (appinfo.json). */
export function appinfo(facts: ProductFacts): Readonly<Record<string, unknown>> {
  return {
    id: facts.webos.id,
    version: facts.version,
    vendor: facts.vendor,
    type: 'web',
    main: 'index.html',
    title: facts.name,
    appDescription: facts.description.en,
    ...webosPictures,
    bgColor: facts.background,
    iconColor: facts.background,
    splashColor: facts.background,
    resolution: '1920x1080',
    // Back is ours: without this the set goes back in the browser's history, over our dialogs.
    disableBackHistoryAPI: true,
    // A launch while we run is told to us, and nothing begins anew.
    handlesRelaunch: true,
    transparent: false,
    accessibility: { supportsAudioGuidance: true },
  };
}

/** What the manifest says otherwise in Danish, in the folder of that language. */
export function danishAppinfo(facts: ProductFacts): Readonly<Record<string, unknown>> {
  return { id: facts.webos.id, version: facts.version, title: facts.name, appDescription: facts.description.da };
}
