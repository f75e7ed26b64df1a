import { type ListDefinition, slug, type TitleEntry } from '@fjernsyn/reference-catalogue';
import { toItem } from './to-item';
import type { AnswerContext, Wire } from './wire';

const tag = '[TA]';
const segments = ['DRTV', 'Ramasjang', 'Ultra', 'Minisjang'] as const;

/** A recommended list: one page, a tag before its title, and items without offers, whatever can be played. */
export function toRecommendations(
  { id, title }: ListDefinition,
  entries: readonly TitleEntry[],
  pageSize: number,
  context: AnswerContext,
): Wire {
  const tagged = `${tag} ${title.replace(tag, '').trim()}`;
  const pathIdSegment = `${slug(tagged)}_${id}`;
  return {
    id,
    title: tagged,
    description: '',
    shortDescription: '',
    path: `/liste/${pathIdSegment}`,
    itemTypes: [...new Set(entries.map(({ type }) => type))],
    items: entries.map((entry) => toRecommended(entry, context)),
    size: entries.length,
    paging: { size: pageSize, total: 1, page: 1 },
    customFields: {
      UsecaseId: `FJERNSYN/proeve/FS_1/Forside/FS_14-${slug(title)}`,
      PathIdSegment: pathIdSegment,
      ColdStartLists: segments.map((SegmentationTag, index) => ({
        CustomIds: [],
        SegmentationTag,
        UpdateDateTime: coldStartDate(context.nowAt, index),
      })),
      UseCaseVariantId: `fjernsyn/proeve/fs_1/forside/fs_14-${slug(title)}_variant_1`,
    },
  };
}

function toRecommended(entry: TitleEntry, context: AnswerContext): Wire {
  const {
    channelPath: _channel,
    vodItemWatchPath: _watch,
    availableSeasonCount: _count,
    ...item
  } = toItem(entry, context);
  const customFields = item.customFields as Wire;
  return { ...item, offers: [], customFields: { ...customFields, IsPostProcessed: true } };
}

/** With six or seven digits of a second, and an offset in place of `Z`. */
function coldStartDate(nowAt: number, index: number): string {
  return new Date(nowAt).toISOString().replace('Z', `${index % 2 === 0 ? '8854' : '937'}+00:00`);
}
