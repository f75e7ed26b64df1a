import {
  type Audience,
  audienceAges,
  channels,
  helpVideoId,
  type Rating,
  ratingAges,
} from '@fjernsyn/reference-catalogue';
import { pictureAddress } from '@fjernsyn/reference-pictures';
import { codePath, discoveryPath, tvClientId } from '../identity/addresses';
import { aToZFrame } from '../pages/a-z-page';
import { campaignPage } from '../pages/campaign-page';
import { itemFrames, watchFrame } from '../pages/item-frames';
import { listDetailPages } from '../pages/list-page';
import { homeFrame, plannedPages } from '../pages/resolve-page';
import { trialFrame } from '../pages/trial-page';
import { clearKeyPath } from '../protection/clear-key';
import type { Variant } from '../server/variants';
import { audienceWords, ratingNames } from './audience';
import type { PageFrame } from './to-page';
import type { AnswerContext, Wire } from './wire';

const languages: readonly Wire[] = [
  { code: 'da', label: 'Dansk', title: 'Dansk' },
  { code: 'en', label: 'English', title: 'Engelsk' },
  { code: 'ar', label: 'العربية', title: 'Arabisk' },
];

/** The configuration, of which a call takes the parts it names; it names the service at `serviceUrl`. */
export function toConfig(
  parts: readonly string[],
  context: AnswerContext,
  serviceUrl: string,
  variants: ReadonlySet<Variant>,
): Wire {
  const hasMinisjang = !variants.has('no-minisjang');
  const all: Wire = {
    classification: classification(),
    display: { themes: [] },
    general: general(serviceUrl, variants),
    i18n: { languages: variants.has('three-languages') ? languages : languages.slice(0, 1), lang: 'da', dir: 'ltr' },
    linear: {
      scheduleCacheMaxAgeMinutes: 5,
      viewingWindowDaysBefore: 7,
      viewingWindowDaysAfter: 7,
      utcOffsetMinutes: 60,
      channelsLogo: Object.values(channels).map(({ id }) => ({ url: pictureAddress(context.cdnUrl, id, 'logo') })),
    },
    navigation: navigation(),
    playback: {
      heartbeatFrequency: 30,
      viewEventPoints: [0.25, 0.5, 0.75, 0.95],
      chainPlaySqueezeback: 20,
      chainPlayTimeout: 240,
      chainPlayCountdown: 10,
      protection: { clearkey: { licenseUrl: `${serviceUrl}${clearKeyPath}` } },
    },
    sitemap: sitemap().filter(({ path }) => hasMinisjang || path !== '/minisjang'),
    subscription: { plans: [freePlan] },
    featureFlags: {
      minisjangUniverse: hasMinisjang,
      live2Vod: 'true',
      followSport: false,
      mandatoryProfile: 'False',
      newSearch: null,
      ...(variants.has('consent') && { askForConsent: true }),
    },
  };
  const named = parts.filter((part) => Object.hasOwn(all, part));
  const wanted = named.length === 0 ? Object.keys(all) : [...named, 'featureFlags'];
  return Object.fromEntries(wanted.map((part) => [part, all[part]]));
}

const freePlan: Wire = {
  id: 'plan-0',
  title: 'Gratis',
  tagline: '',
  type: 'Free',
  isFeatured: false,
  isActive: true,
  isPrivate: false,
  revenueType: 'SVOD',
  subscriptionCode: 'Registered',
  alias: 'gratis',
  benefits: [],
  billingPeriodType: 'none',
  billingPeriodFrequency: 0,
  hasTrialPeriod: false,
  trialPeriodDays: 0,
  termsAndConditions: '',
  currency: 'DKK',
};

function general(serviceUrl: string, variants: ReadonlySet<Variant>): Wire {
  return {
    currencyCode: 'DKK',
    defaultTimeZone: 'Europe/Copenhagen',
    itemImageTypes: {
      show: 'poster',
      season: 'poster',
      episode: 'tile',
      program: 'tile',
      channel: 'logo',
      link: 'tile',
      persona: 'square',
      competition: 'tile',
      team: 'square',
      event: 'tile',
    },
    mandatorySignIn: variants.has('mandatory-sign-in'),
    maxUserRating: 10,
    websiteUrl: 'https://fjernsyn.example/',
    servedCountries: ['DK', 'GL', 'FO'],
    facebookAppId: '',
    gaToken: '',
    stripeKey: '',
    customFields: {
      helpPagePath: '/hjaelp',
      minisjangUniverse: variants.has('no-minisjang') ? 'False' : 'True',
      logoAlt: null,
      // Where viewers type codes, and who signs a set in: without the latter it would use the older codes.
      deviceActivationUrl: `${serviceUrl}${codePath}`,
      ...(!variants.has('older-sign-in') && {
        identityDiscoveryUrl: `${serviceUrl}${discoveryPath}`,
        identityClientId: tvClientId,
      }),
      ...(variants.has('help-video') && { helpVideoGuideId: helpVideoId }),
      ...(variants.has('shutdown-notice') && {
        shutdownNoticeTitle: 'Fjernsyn lukker på dette tv',
        shutdownNotice: 'Den 1. marts holder appen op med at virke på tv fra før 2016. Se med på en anden skærm.',
      }),
    },
  };
}

function navigation(): Wire {
  return {
    header: [
      { depth: 0, label: 'Forside', path: '/', featured: true, icon: 'home', customFields: {} },
      { depth: 0, label: 'Serier', path: '/kategorier/serier', featured: true, icon: 'trailer' },
      { depth: 0, label: 'Film', path: '/kategorier/film', featured: true, icon: 'play' },
      { depth: 0, label: 'Børn', path: '/kategorier/born', featured: true, icon: 'star' },
      { depth: 0, label: 'Krimi', path: '/kategorier/krimi', featured: true, icon: 'crime' },
      {
        depth: 0,
        label: 'Mere',
        featured: false,
        children: [
          { depth: 1, label: 'Dokumentar', path: '/kategorier/dokumentar' },
          { depth: 1, label: 'Natur', path: '/kategorier/natur' },
          { depth: 1, label: 'Historie', path: '/kategorier/historie' },
          { depth: 1, label: 'Kultur', path: '/kategorier/kultur' },
          { depth: 1, label: 'Mad', path: '/kategorier/mad' },
          { depth: 1, label: 'Sport', path: '/kategorier/sport' },
          { depth: 1, label: 'Nyheder', path: '/kategorier/nyheder' },
          { depth: 1, label: 'A–Å', path: '/kategorier/a-aa' },
        ],
      },
      { depth: 0, label: 'Om Fjernsyn', path: 'https://fjernsyn.example/om', featured: false },
    ],
    account: { depth: 0, label: 'Konto', path: '/konto' },
    footer: { depth: 0, children: [{ depth: 1, label: 'Privatliv', path: 'https://fjernsyn.example/privatliv' }] },
    copyright: 'Fjernsyn',
    customFields: {},
  };
}

function sitemap(): readonly Wire[] {
  return [
    summary(homeFrame),
    system(watchFrame.id, watchFrame.key, '/se/{slug}', watchFrame.template, watchFrame.title, true),
    ...Object.entries(itemFrames).map(([kind, { id, key, template, title }]) =>
      system(id, key, `/${kind}/{slug}`, template, title),
    ),
    system('700305', 'List', '/liste/{slug}', 'List Page', 'Liste'),
    summary(aToZFrame),
    ...listDetailPages.map(({ frame }) => summary(frame)),
    ...[...plannedPages, campaignPage(0)].map(({ frame }) => summary(frame)),
    summary(trialFrame),
  ];
}

function summary({ id, key = '', path, template, title, isStatic = false }: PageFrame): Wire {
  return { id, isStatic, isSystemPage: isStatic, key, path, template, title };
}

function system(id: string, key: string, path: string, template: string, title: string, isStatic = false): Wire {
  return { id, isStatic, isSystemPage: true, key, path, template, title };
}

function classification(): Wire {
  const audiences = Object.entries(audienceAges).map(([audience, level]) => {
    const { code, name } = audienceWords[audience as Audience].classification;
    return { code, name, level, system: 'Audience', images: {} };
  });
  const ratings = Object.entries(ratingAges).map(([code, level]) => ({
    code,
    name: ratingNames[code as Rating],
    level,
    system: 'MRAM',
    images: {},
  }));
  return Object.fromEntries([...audiences, ...ratings].map((sent) => [sent.code, sent]));
}
