import type { Credit } from '../item/credit';
import type { ItemType } from '../item/item';
import { customFieldsSchema, type ItemCustomFields } from '../item/item-custom-fields';
import { type Offer, offerSchema } from '../item/offer';
import type { ListAuthorization } from '../item/paging';
import { listSchema } from '../item/raw-item-list';
import { itemSchema } from '../item/read-item';
import type { Theme, ThemeColor } from '../item/theme';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, mapOf, objectOf, oneOfKnown, ref } from './shape';

const itemType = oneOfKnown<ItemType>({
  movie: true,
  show: true,
  season: true,
  episode: true,
  program: true,
  link: true,
  trailer: true,
  channel: true,
  customAsset: true,
  event: true,
  competition: true,
  confederation: true,
  stage: true,
  persona: true,
  team: true,
  credit: true,
});

const ownership = oneOfKnown<Offer['ownership']>({ Free: true, Own: true, Rent: true, Subscription: true, None: true });

/** Items and lists of them, and what they are made of. */
export const itemShapes: Fields = {
  Item: objectOf(
    'A film, series, season, episode, programme, channel, link …; rails hold summaries, pages of items hold details.',
    fieldsOf(itemSchema, {
      type: itemType,
      images: ref('Images'),
      offers: listOf(ref('Offer')),
      credits: listOf(ref('Credit')),
      themes: listOf(ref('Theme')),
      customFields: ref('ItemCustomFields'),
      classification: ref('Classification'),
      eventDate: value.date,
      eventStartDate: value.date,
      eventEndDate: value.date,
      duration: ref('Size', 'Seconds; 0 means unknown.'),
      averageUserRating: ref('Size', 'Out of 10; 0 means unknown.'),
      nextEpisode: ref('NextEpisode'),
      show: ref('Item', 'The show of a season or an episode, where it was asked for.'),
      season: ref('Item'),
      seasons: ref('ItemList', 'The seasons of a show, the newest first.'),
      episodes: ref('ItemList'),
      trailers: listOf(ref('Item')),
      relationships: mapOf(ref('ItemList'), 'Lists of an event by role.'),
    }),
    ['id', 'type', 'title'],
  ),
  NextEpisode: objectOf('When the next episode comes.', {
    available: value.text,
    availableUTC: ref('Number', 'Seconds since 1970, as a text.'),
  }),
  ItemCustomFields: objectOf(
    'What a deployment says beside the fields of an item; any other may come.',
    fieldsOf(customFieldsSchema, {
      AvailableFrom: value.date,
      BroadcastTimeDK: ref('DateTime', 'Local time, without a zone.'),
      PresentationTypeCode: oneOfKnown<ItemCustomFields['PresentationTypeCode']>({
        Ongoing: true,
        Show: true,
        CurrentAffairs: true,
        News: true,
      }),
    }),
  ),
  Offer: objectOf(
    'One way to get an item. A list without any says nothing about availability.',
    fieldsOf(offerSchema, {
      deliveryType: oneOfKnown<Offer['deliveryType']>({
        Stream: true,
        Download: true,
        StreamOrDownload: true,
        ProgressiveDownload: true,
        None: true,
      }),
      resolution: oneOfKnown<Offer['resolution']>({
        SD: true,
        'HD-720': true,
        'HD-1080': true,
        'HD-4K': true,
        External: true,
        Unknown: true,
      }),
      availability: oneOfKnown<Offer['availability']>({ Available: true, ComingSoon: true }),
      ownership,
      startDate: value.date,
      endDate: value.date,
    }),
  ),
  Credit: objectOf(
    'A person behind or in an item.',
    {
      name: value.text,
      role: oneOfKnown<Credit['role']>({
        actor: true,
        director: true,
        writer: true,
        presenter: true,
        voice: true,
        guest: true,
        producer: true,
      }),
      character: value.text,
      path: value.path,
    },
    ['name'],
  ),
  Classification: objectOf(
    'An audience class, such as `DR-Voksen`, or a rating.',
    { code: value.text, name: value.text },
    ['code'],
  ),
  RatingLimit: { description: 'A rating: a class, or its code alone.', anyOf: [ref('Classification'), value.text] },
  Images: mapOf(value.address, 'Addresses by role: poster, tile, square, logo, wallpaper, hero7x1, custom …'),
  Theme: objectOf(
    'Colours of a page, list or item.',
    {
      type: oneOfKnown<Theme['type']>({ Background: true, Text: true, Custom: true }),
      colors: listOf(ref('ThemeColor')),
      startDate: value.date,
      endDate: value.date,
      blackout: value.flag,
    },
    ['type'],
  ),
  ThemeColor: objectOf(
    'A colour by name.',
    {
      name: oneOfKnown<ThemeColor['name']>({ Primary: true, Secondary: true, Tertiary: true }),
      value: { type: 'string', description: 'As `#rrggbb`.' },
      opacity: ref('Number', 'From 0 to 1.'),
    },
    ['name', 'value'],
  ),
  ItemList: objectOf(
    'A list, or the place of one: page 0 was not loaded, and with an authorization it is a list of the viewer’s own.',
    fieldsOf(listSchema, {
      parameter: ref('Text', 'Tells lists of one id apart, as `TitleGroupKey:a`.'),
      size: ref('Number', 'Items in all pages; −1 means unknown.'),
      paging: ref('Paging'),
      images: ref('Images'),
      themes: listOf(ref('Theme')),
      items: listOf(ref('Item')),
      listMeta: ref('ListMeta'),
    }),
    ['id', 'items'],
  ),
  ListMeta: objectOf('What a list is, where it was not loaded.', { isProfileList: value.flag }),
  Paging: objectOf(
    'Where a list stands. Links to other pages carry more than was asked for: only page and param are taken.',
    {
      page: ref('Number', 'From 1; 0 means that nothing was loaded.'),
      total: ref('Number', 'Pages, not items; −1 means unknown.'),
      size: ref('Number', 'Items in a page; −1 means unknown.'),
      next: ref('Text', 'Path and query of the next page; empty where there is none.'),
      previous: value.text,
      options: ref('PagingOptions'),
      authorization: ref('ListAuthorization'),
    },
  ),
  PagingOptions: objectOf('What was asked for.', { pageSize: value.number }),
  ListAuthorization: objectOf(
    'Who may read a list, where not everybody.',
    {
      type: oneOfKnown<ListAuthorization['type']>({ UserAccount: true, UserProfile: true }),
      scope: oneOfKnown<ListAuthorization['scope']>({ Catalog: true, Commerce: true, Settings: true }),
    },
    ['type'],
  ),
};
