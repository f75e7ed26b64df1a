import { pageSchema } from '../page/page';
import { customFieldsSchema, type EntryCustomFields, entrySchema, type PageEntry } from '../page/page-entry';
import { fieldsOf, value } from './field-shapes';
import { type Fields, listOf, objectOf, oneOfKnown, ref } from './shape';

/** Pages and their entries. */
export const pageShapes: Fields = {
  Page: objectOf(
    'A page: rails, or an item with what goes along, which stands in `item` or in the first entry.',
    fieldsOf(pageSchema, {
      path: ref('Path', 'As it was asked for; `canonical` is the better one.'),
      metadata: ref('PageMetadata'),
      themes: listOf(ref('Theme')),
      entries: listOf(ref('PageEntry')),
      item: ref('Item'),
      list: ref('ItemList'),
    }),
    ['id', 'template'],
  ),
  PageMetadata: objectOf('What a page says of itself to search engines.', {
    description: value.text,
    keywords: value.texts,
  }),
  PageEntry: objectOf(
    'One part of a page: a rail, mostly.',
    fieldsOf(entrySchema, {
      type: oneOfKnown<PageEntry['type']>({
        ListEntry: true,
        UserEntry: true,
        RecommendationEntry: true,
        ItemEntry: true,
        ImageEntry: true,
        CustomEntry: true,
        TextEntry: true,
        ChannelListEntry: true,
        ItemDetailEntry: true,
        ListDetailEntry: true,
        PeopleEntry: true,
      }),
      template: ref('Text', 'Such as `DRH6`, `T2` or `T1 (TA)`.'),
      customFields: ref('EntryCustomFields'),
      images: ref('Images'),
      text: ref('Text', 'Text, or HTML where it was asked for: never to be shown before it is cleaned.'),
      listMeta: ref('ListMeta'),
      list: ref('ItemList'),
      item: ref('Item'),
    }),
    ['id', 'type', 'template'],
  ),
  EntryCustomFields: objectOf(
    'How an entry is to look; any other field may come, and null means none.',
    fieldsOf(customFieldsSchema, {
      autoCycle: ref('Size', 'Seconds between the pictures of a hero.'),
      assetTitlePosition: oneOfKnown<EntryCustomFields['assetTitlePosition']>({ below: true }),
      imageWidth: oneOfKnown<EntryCustomFields['imageWidth']>({ fullWidth: true, contentWidth: true }),
      backgroundColor: ref('EntryColor'),
      textColor: ref('EntryColor'),
    }),
  ),
  EntryColor: objectOf('A colour of an entry.', {
    color: ref('Text', 'As `#rrggbb`; empty means none.'),
    opacity: ref('Number', 'From 0 to 100.'),
  }),
};
