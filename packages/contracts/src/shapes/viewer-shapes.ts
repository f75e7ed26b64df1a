import { accountSchema } from '../account/account';
import { type Entitlement, entitlementSchema } from '../account/entitlement';
import { summarySchema } from '../account/profile-summary';
import { type AccountSubscription, accountSubscriptionSchema } from '../account/subscription';
import type { NextItem } from '../activity/next-item';
import { watchedSchema } from '../activity/watched';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, mapOf, objectOf, oneOfKnown, ref } from './shape';

const profileFields = fieldsOf(summarySchema, {
  segments: { ...value.texts, description: 'The first one says for whom the profile is.' },
  maxRatingContentFilter: ref('RatingLimit'),
  minRatingPlaybackGuard: ref('RatingLimit'),
  info: ref('ProfileInfo'),
});

/** Who is there, and what they did. */
export const viewerShapes: Fields = {
  Account: objectOf(
    'Who is signed in.',
    fieldsOf(accountSchema, {
      subscriptionCode: ref('Text', 'Such as `Registered`; none means `Anonymous`.'),
      profiles: listOf(ref('ProfileSummary')),
      entitlements: listOf(ref('Entitlement')),
      subscriptions: listOf(ref('AccountSubscription')),
      minRatingPlaybackGuard: ref('RatingLimit'),
    }),
    ['id'],
  ),
  ProfileSummary: objectOf('A profile of an account.', profileFields, ['id']),
  ProfileInfo: objectOf('Where a profile may keep its name, colour and segments.', {
    name: value.text,
    color: value.text,
    segments: value.texts,
  }),
  Profile: objectOf(
    'A profile with what its viewer did, by the ids of items, which may be gone.',
    {
      ...profileFields,
      watched: mapOf(ref('Watched')),
      bookmarked: mapOf(value.date, 'Since when.'),
      followed: mapOf(value.date, 'Since when.'),
      rated: mapOf(value.number, 'From 1 to 10.'),
      pendingUpdates: value.list,
    },
    ['id'],
  ),
  Entitlement: objectOf(
    'A right to what its scopes name.',
    fieldsOf(entitlementSchema, {
      ownership: oneOfKnown<Entitlement['ownership']>({
        Free: true,
        Own: true,
        Rent: true,
        Subscription: true,
        None: true,
      }),
      deliveryType: oneOfKnown<Entitlement['deliveryType']>({
        Stream: true,
        Download: true,
        StreamOrDownload: true,
        ProgressiveDownload: true,
      }),
      resolution: oneOfKnown<Entitlement['resolution']>({ SD: true, 'HD-720': true, 'HD-1080': true, 'HD-4K': true }),
    }),
  ),
  AccountSubscription: objectOf(
    'What an account subscribes to.',
    fieldsOf(accountSubscriptionSchema, {
      status: oneOfKnown<AccountSubscription['status']>({
        Active: true,
        Cancelled: true,
        Lapsed: true,
        Expired: true,
        None: true,
      }),
    }),
  ),
  Watched: objectOf(
    'How far an item has been watched.',
    fieldsOf(watchedSchema, { position: ref('Size', 'Whole seconds.') }),
  ),
  Bookmark: objectOf('An item that was bookmarked or followed.', { itemId: value.id, creationDate: value.date }),
  UserRating: objectOf('What the viewer thinks of an item.', {
    itemId: value.id,
    rating: ref('Number', 'From 1 to 10.'),
  }),
  NextItem: objectOf('What to play after, or of, an item.', {
    sourceItemId: value.id,
    next: ref('Item', 'Missing where nothing is left to play.'),
    suggestionType: oneOfKnown<NextItem['suggestionType']>({
      StartWatching: true,
      ContinueWatching: true,
      RestartWatching: true,
      Sequential: true,
      None: true,
    }),
    firstWatchedDate: value.date,
    lastWatchedDate: value.date,
  }),
  Offered: {
    description: 'An item with the offers this viewer has, as it is or under `item`.',
    anyOf: [ref('Item'), { type: 'object', required: ['item'], properties: { item: ref('Item') } }],
  },
  ContinueWatchingList: {
    description: 'Shows and films that were begun, with what goes along by their ids; an item may have nothing.',
    allOf: [ref('ItemList')],
    properties: {
      listData: objectOf('Facts beside the items.', {
        ContinueWatching: objectOf('What goes with the items.', { itemInclusions: mapOf(ref('ItemInclusion')) }),
      }),
    },
  },
  ItemInclusion: objectOf('The episode to play, and where it belongs.', {
    episode: ref('Item'),
    season: ref('Item'),
    show: ref('Item'),
  }),
};
