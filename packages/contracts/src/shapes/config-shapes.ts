import { planSchema, type SubscriptionPlan } from '../account/subscription';
import { generalSchema } from '../config/general';
import { linearSchema } from '../config/linear';
import { navigationEntrySchema } from '../config/navigation';
import { playbackSchema } from '../config/playback';
import { sitemapPageSchema } from '../config/sitemap-page';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, mapOf, objectOf, oneOfKnown, ref } from './shape';

/** The configuration, a part a shape. */
export const configShapes: Fields = {
  ServiceConfig: objectOf('The parts that were asked for; any may be missing, and a deployment may send more.', {
    classification: mapOf(ref('RatingClass'), 'Classes and ratings by code; levels compare within one system alone.'),
    display: ref('DisplayConfig'),
    featureFlags: mapOf(value.flag, 'Switches by name.'),
    general: ref('GeneralConfig'),
    i18n: ref('I18nConfig'),
    linear: ref('LinearConfig'),
    navigation: ref('Navigation'),
    playback: ref('PlaybackConfig'),
    sitemap: listOf(ref('SitemapPage')),
    subscription: ref('Subscription'),
  }),
  RatingClass: objectOf('An audience class or rating.', {
    code: ref('Text', 'The name it stands under, where none is sent.'),
    name: value.text,
    level: value.number,
    system: value.text,
    advisoryText: value.text,
    images: ref('Images'),
  }),
  DisplayConfig: objectOf('How the product looks.', { themes: listOf(ref('Theme')) }),
  GeneralConfig: objectOf(
    'What holds for the whole product.',
    fieldsOf(generalSchema, {
      itemImageTypes: mapOf(value.text, 'The image role to prefer, by item type.'),
      servedCountries: listOf(value.text),
    }),
  ),
  I18nConfig: objectOf('Languages, and texts that take the place of bundled ones.', {
    languages: listOf(ref('Language')),
    lang: value.text,
    dir: { enum: ['ltr', 'rtl'] },
    strings: mapOf(value.text),
  }),
  Language: objectOf('A language.', { code: value.text, label: value.text, title: value.text }, ['code']),
  LinearConfig: objectOf(
    'Channels and schedules.',
    fieldsOf(linearSchema, { channelsLogo: listOf(ref('ChannelLogo')) }),
  ),
  ChannelLogo: objectOf('The logo of a channel.', { url: value.address }, ['url']),
  Navigation: objectOf('The menus.', {
    header: listOf(ref('NavigationEntry')),
    account: ref('NavigationEntry'),
    footer: ref('NavigationEntry'),
    copyright: value.text,
    customFields: value.record,
  }),
  NavigationEntry: objectOf(
    'An entry of a menu: a heading without a path, an outside link with http.',
    fieldsOf(navigationEntrySchema, { children: listOf(ref('NavigationEntry')), content: ref('NavigationContent') }),
  ),
  NavigationContent: objectOf('What an entry of a menu holds besides a link.', {
    imageType: value.text,
    title: value.text,
    list: ref('ItemList'),
  }),
  PlaybackConfig: objectOf(
    'Playing.',
    fieldsOf(playbackSchema, {
      viewEventPoints: { ...listOf(value.number), description: 'Shares of the duration, from 0 to 1.' },
      chainPlaySqueezeback: ref('Number', 'Seconds before the end.'),
      chainPlayTimeout: ref('Number', 'Minutes; 0 is never.'),
      chainPlayCountdown: ref('Number', 'Seconds.'),
      protection: {
        ...value.record,
        description: 'By system, widevine, playready, fairplay or clearkey: licenseUrl, certificateUrl, headers, keys.',
      },
    }),
  ),
  SitemapPage: objectOf(
    'A page of the product.',
    fieldsOf(sitemapPageSchema, { path: ref('Path', 'A pattern, such as `/serie/{slug}`.') }),
    ['id', 'path', 'template'],
  ),
  Subscription: objectOf('What can be subscribed to.', { plans: listOf(ref('SubscriptionPlan')) }),
  SubscriptionPlan: objectOf(
    'A plan.',
    fieldsOf(planSchema, { type: oneOfKnown<SubscriptionPlan['type']>({ Free: true, Subscription: true }) }),
    ['id'],
  ),
};
