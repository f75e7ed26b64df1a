import { expect, test } from 'vitest';
import { readEntitlements } from '../account/entitlement';
import { readProfileSummary } from '../account/profile-summary';
import { readAccountSubscriptions } from '../account/subscription';
import { readGeneral } from '../config/general';
import { readI18n } from '../config/i18n';
import { readLinear } from '../config/linear';
import { readNavigation } from '../config/navigation';
import { readPlayback } from '../config/playback';
import { readRatingClasses } from '../config/rating-class';
import { readSitemap } from '../config/sitemap-page';
import * as examples from '../examples/index';
import * as contracts from '../index';
import { readClassification } from '../item/classification';
import { readCredits } from '../item/credit';
import { readItemCustomFields } from '../item/item-custom-fields';
import { readOffers } from '../item/offer';
import { readPaging } from '../item/paging';
import { readItem } from '../item/read-item';
import { readEntryColor, readThemes } from '../item/theme';
import { readSubtitles } from '../media/subtitles';
import { readTimeCodes } from '../media/time-code';
import { readPageEntry } from '../page/page-entry';
import { answerShapes, wireShapes } from './index';

type Read = (sent: unknown) => unknown;

const ignore = () => undefined;
const config = examples.serviceConfigExample;
const entry = (fields: object) => ({ ...examples.pageExample.entries[0], ...fields });
const item = (fields: object) => ({ ...examples.itemSummaryExample, ...fields });
const list = (fields: object) => ({ ...examples.itemListExample, ...fields });
const readConfig =
  (part: string): Read =>
  (sent) =>
    contracts.parseServiceConfig({ [part]: sent }, ignore);

/** Of each kind of object a good one, and what reads it. */
const objects: Readonly<Record<string, readonly [example: object, read: Read]>> = {
  Account: [examples.accountExample, (sent) => contracts.parseAccount(sent, ignore)],
  AccountSubscription: [examples.accountExample.subscriptions[0], (sent) => readAccountSubscriptions([sent])],
  Bookmark: [examples.bookmarkExample, contracts.parseBookmark],
  ChannelLogo: [config.linear.channelsLogo[0], (sent) => readLinear({ channelsLogo: [sent] })],
  ChannelSchedule: [examples.schedulesExample[0], (sent) => contracts.parseSchedules([sent], ignore)],
  Classification: [{ code: 'DR-Voksen' }, readClassification],
  Credit: [examples.seasonDetailExample.credits[0], (sent) => readCredits([sent])],
  DeviceAuthorization: [examples.deviceAuthorizationExample, contracts.parseDeviceAuthorization],
  DeviceCode: [examples.deviceCodeExample, contracts.parseDeviceCode],
  DisplayConfig: [config.display, readConfig('display')],
  Entitlement: [examples.accountExample.entitlements[0], (sent) => readEntitlements([sent])],
  EntryColor: [{ color: '#ffffff' }, readEntryColor],
  EntryCustomFields: [{}, (sent) => readPageEntry(entry({ customFields: sent }), ignore, 'entry')],
  FoundPerson: [{ title: 'Ane Lund Rask' }, (sent) => contracts.parseSearchResult({ people: [sent] }, ignore)],
  GeneralConfig: [config.general, readGeneral],
  Geolocation: [examples.geolocationExample, contracts.parseGeolocation],
  I18nConfig: [config.i18n, readI18n],
  IdentityDiscovery: [examples.identityDiscoveryExample, contracts.parseIdentityDiscovery],
  IdentityTokens: [examples.identityTokensExample, contracts.parseIdentityTokens],
  Item: [examples.itemSummaryExample, (sent) => readItem(sent, ignore, 'item')],
  ItemCustomFields: [{}, readItemCustomFields],
  ItemInclusion: [
    {},
    (sent) =>
      contracts.parseContinueWatching(
        list({ listData: { ContinueWatching: { itemInclusions: { a: sent } } } }),
        ignore,
      ),
  ],
  ItemList: [examples.itemListExample, (sent) => contracts.parseItemList(sent, ignore)],
  Language: [config.i18n.languages[0], (sent) => readI18n({ languages: [sent] })],
  LinearConfig: [config.linear, readLinear],
  ListAuthorization: [{ type: 'UserProfile' }, (sent) => readPaging({ authorization: sent })],
  ListMeta: [{}, (sent) => contracts.parseItemList(list({ listMeta: sent }), ignore)],
  LiveStream: [examples.liveStreamsExample[0], (sent) => contracts.parseLiveStreams([sent], ignore)],
  MediaFile: [examples.mediaFilesExample[0], (sent) => contracts.parseMediaFiles([sent], ignore)],
  Navigation: [config.navigation, (sent) => readNavigation(sent, ignore, 'navigation')],
  NavigationContent: [{}, (sent) => readNavigation({ header: [{ content: sent }] }, ignore, 'navigation')],
  NavigationEntry: [{}, (sent) => readNavigation({ header: [sent] }, ignore, 'navigation')],
  NextEpisode: [{}, (sent) => readItem(item({ nextEpisode: sent }), ignore, 'item')],
  NextItem: [{}, (sent) => contracts.parseNextItem(sent, ignore)],
  OAuthError: [examples.oAuthErrorExample, contracts.parseOAuthError],
  Offer: [examples.itemSummaryExample.offers[0], (sent) => readOffers([sent])],
  Page: [examples.pageExample, (sent) => contracts.parsePage(sent, ignore)],
  PageEntry: [entry({}), (sent) => readPageEntry(sent, ignore, 'entry')],
  PageMetadata: [{}, (sent) => contracts.parsePage({ ...examples.pageExample, metadata: sent }, ignore)],
  Paging: [{}, readPaging],
  PagingOptions: [{}, (sent) => readPaging({ options: sent })],
  PlaybackConfig: [config.playback, readPlayback],
  Profile: [examples.profileExample, (sent) => contracts.parseProfile(sent, ignore)],
  ProfileInfo: [{}, (sent) => readProfileSummary({ id: 'p', info: sent }, ignore, 'profile')],
  ProfileSummary: [examples.profileExample, (sent) => readProfileSummary(sent, ignore, 'profile')],
  Programme: [
    examples.schedulesExample[0].schedules[0],
    (sent) => contracts.parseSchedules([{ channelId: '1', schedules: [sent] }], ignore),
  ],
  RatingClass: [config.classification['MRAM-11'], (sent) => readRatingClasses({ 'MRAM-11': sent })],
  SearchResult: [{}, (sent) => contracts.parseSearchResult(sent, ignore)],
  ServiceConfig: [
    {},
    // What is subscribed to stays raw in the configuration, and is read where plans are shown.
    (sent) => [contracts.parseServiceConfig(sent, ignore), (sent as { subscription?: unknown }).subscription],
  ],
  ServiceError: [{}, contracts.parseServiceError],
  SitemapPage: [config.sitemap[0], (sent) => readSitemap([sent], ignore, 'sitemap')],
  Subscription: [examples.subscriptionExample, contracts.parseSubscription],
  SubscriptionPlan: [examples.subscriptionExample.plans[0], (sent) => contracts.parseSubscription({ plans: [sent] })],
  Subtitles: [examples.mediaFilesExample[0].subtitles[0], (sent) => readSubtitles([sent], ignore, 'subtitles')],
  Theme: [examples.pageExample.themes[0], (sent) => readThemes([sent])],
  ThemeColor: [examples.pageExample.themes[1].colors[0], (sent) => readThemes([{ type: 'Text', colors: [sent] }])],
  TimeCode: [
    { timeCodeType: 'Intro', startTime: 1, duration: 3 },
    (sent) => readTimeCodes([sent], ignore, 'timeCodes'),
  ],
  Token: [examples.exchangedTokensExample[0], (sent) => contracts.parseTokens([sent], ignore)],
  UserRating: [{}, contracts.parseUserRating],
  Watched: [examples.watchedExample, contracts.parseWatched],
};

/** The fields that are asked for, of an object that admits to having none. */
function fieldsRead(example: object, read: Read): readonly string[] {
  const asked = new Set<string>();
  const observed = new Proxy(example, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(target, name);
    },
    ownKeys: () => [],
  });
  read(observed);
  return [...asked].sort();
}

test.each(Object.entries(objects))(
  '[CT90] the shape of %s names the fields that are read, and no others',
  (name, [example, read]) => {
    const shape = wireShapes[name] as { readonly properties: object };
    expect(fieldsRead(example, read)).toEqual(Object.keys(shape.properties).sort());
  },
);

test('[CT90] every object has a shape that was compared', () => {
  const shaped = Object.keys(wireShapes).filter((name) => wireShapes[name]?.properties !== undefined);
  const composed = ['ContinueWatchingList', 'HealthInMilliseconds', 'HealthInMinutes', 'ProgrammeItem'];
  expect(shaped.filter((name) => !composed.includes(name)).sort()).toEqual(Object.keys(objects).sort());
});

test.each(Object.entries(objects))(
  '[CT91] without a field that it requires, %s is left out or refused',
  (name, [example, read]) => {
    for (const required of (wireShapes[name]?.required ?? []) as readonly string[]) {
      const { [required]: _missing, ...others } = example as Readonly<Record<string, unknown>>;
      expect(outcomeOf(read, others), required).not.toEqual(outcomeOf(read, example));
    }
  },
);

test('[CT92] every answer has a shape, and every name that a shape refers to is there', () => {
  const readers = Object.keys(contracts).filter((name) => name.startsWith('parse') && name !== 'parseItems');
  expect(Object.keys(answerShapes).sort()).toEqual(readers.sort());
  const text = JSON.stringify([wireShapes, answerShapes]);
  const names = (text.match(/\/schemas\/\w+/g) ?? []).map((reference) => reference.replace('/schemas/', ''));
  expect(names.filter((name) => wireShapes[name] === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

function outcomeOf(read: Read, sent: unknown): unknown {
  try {
    return read(sent);
  } catch {
    return 'refused';
  }
}
