import { unloadedListExample } from './item-list-example';

/** A configuration with every part the product reads. */
export const serviceConfigExample = {
  classification: {
    'DR-Voksen': { code: 'DR-Voksen', name: 'Voksen', level: 14, system: 'Audience', images: {} },
    'MRAM-11': { code: 'MRAM-11', name: 'Fra 11', level: 11, system: 'MRAM', images: {}, advisoryText: '' },
  },
  display: { themes: [{ type: 'Background', colors: [{ name: 'Primary', value: '#10151c' }] }] },
  featureFlags: { minisjangUniverse: true, live2Vod: 'true', followSport: 'False', newSearch: null, chainPlay: 1 },
  general: {
    currencyCode: 'DKK',
    defaultTimeZone: 'Europe/Copenhagen',
    itemImageTypes: { show: 'poster', episode: 'tile' },
    mandatorySignIn: false,
    maxUserRating: 10,
    websiteUrl: 'https://fjernsyn.example/',
    servedCountries: ['DK', 'GL', 'FO'],
    customFields: { helpPagePath: '/hjaelp' },
  },
  i18n: {
    languages: [{ code: 'da', label: 'Dansk', title: 'Dansk' }],
    lang: 'da',
    dir: 'ltr',
    strings: { signin_code_expired: 'Koden er udløbet', none: '' },
  },
  linear: {
    scheduleCacheMaxAgeMinutes: 5,
    viewingWindowDaysBefore: 7,
    viewingWindowDaysAfter: 7,
    utcOffsetMinutes: 60,
    channelsLogo: [{ url: 'https://pictures.example/logo-1.png' }],
  },
  navigation: {
    header: [
      { depth: 0, label: 'Forside', path: '/', featured: true },
      { depth: 0, label: 'Mere', featured: false, children: [{ depth: 1, label: 'A–Å', path: '/kategorier/a-aa' }] },
      { depth: 0, label: 'LIVE', content: { imageType: 'logo', title: 'Kanaler', list: unloadedListExample } },
    ],
    account: { depth: 0, label: 'Konto', path: '/konto' },
    footer: { depth: 0, children: [{ depth: 1, label: 'Om os', path: 'https://fjernsyn.example/om' }] },
    copyright: 'Fjernsyn',
    customFields: {},
  },
  playback: {
    heartbeatFrequency: 30,
    viewEventPoints: [0.25, 0.5, 0.75, 0.95],
    chainPlaySqueezeback: 20,
    chainPlayTimeout: 240,
    chainPlayCountdown: 10,
    protection: { clearkey: { licenseUrl: 'https://service.example/licences/clearkey' } },
  },
  sitemap: [
    { id: '400001', path: '/', template: 'Home', key: 'Home', title: 'Forside', isStatic: false, isSystemPage: false },
    { id: '400002', path: '/serie/{slug}', template: 'Item Detail', key: 'ShowDetail', title: 'Serie' },
  ],
} as const;
