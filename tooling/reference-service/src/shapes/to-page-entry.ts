import { listsById } from '@fjernsyn/reference-catalogue';
import { type PictureRole, pictureAddress } from '@fjernsyn/reference-pictures';
import { toList, toUnloadedList, toViewerPlaceholder } from './to-list';
import { type ViewerListName, viewerListNames } from './viewer-list-names';
import type { AnswerContext, Wire } from './wire';

/** An entry of a page before its list is filled in. */
export type EntryPlan =
  | {
      readonly kind: 'list';
      readonly template: string;
      readonly title: string;
      readonly listId: string;
      readonly more?: string;
      readonly parameter?: string;
    }
  | { readonly kind: 'recommendation'; readonly template: string; readonly title: string; readonly listId: string }
  | {
      readonly kind: 'viewer';
      readonly title: string;
      readonly template?: string;
      /** Continue watching where nothing is said. */
      readonly list?: ViewerListName;
    }
  | { readonly kind: 'promotion' }
  | {
      readonly kind: 'image';
      readonly template: 'H9' | 'ED1';
      readonly text: string;
      /** Where it leads; a picture without one is only looked at. */
      readonly link?: string;
      readonly caption?: string;
      readonly role: PictureRole;
    }
  | { readonly kind: 'text'; readonly title?: string; readonly html: string }
  /** A page of the web, by its name below `/web`. */
  | { readonly kind: 'web'; readonly title: string; readonly name: string }
  | { readonly kind: 'raw'; readonly entry: Wire };

/** How much of a page's lists is sent with it. */
export interface Prefetch {
  readonly lists: number;
  readonly pageSize: number;
}

/** The entries of a page: its first lists filled, the others only announced. Recommendations are never filled. */
export function toPageEntries(
  pageId: string,
  plans: readonly EntryPlan[],
  prefetch: Prefetch,
  context: AnswerContext,
): readonly Wire[] {
  let filled = 0;
  return plans.map((plan, index) => {
    const isFilled = plan.kind === 'list' && filled < prefetch.lists;
    if (isFilled) filled += 1;
    return toPageEntry(plan, entryId(pageId, index), isFilled, prefetch.pageSize, context);
  });
}

function toPageEntry(plan: EntryPlan, id: string, isFilled: boolean, pageSize: number, context: AnswerContext): Wire {
  switch (plan.kind) {
    case 'list':
      return listEntry(plan, id, isFilled, pageSize, context);
    case 'recommendation':
      return {
        id,
        type: 'RecommendationEntry',
        template: plan.template,
        title: plan.title,
        customFields: { customTagline: '', assetTitlePosition: 'below', moreLinkUrl: null },
        listMeta: { isProfileList: false },
        list: toUnloadedList(definitionOf(plan.listId), pageSize, context),
      };
    case 'viewer':
      return {
        id,
        type: 'UserEntry',
        template: plan.template ?? 'DRU2',
        title: plan.title,
        customFields: { customTagline: '', assetTitlePosition: 'below', moreLinkUrl: '' },
        list: toViewerPlaceholder(plan.list ?? viewerListNames.continueWatching),
      };
    case 'promotion':
      return {
        id,
        type: 'CustomEntry',
        template: 'DRX11',
        title: '',
        customFields: {
          customTagline: '',
          sas_siteId: 700100,
          sas_pageName: '7700001',
          sas_formatId: 71001,
          sas_master: true,
        },
      };
    case 'image':
      return {
        id,
        type: 'ImageEntry',
        template: plan.template,
        title: '',
        customFields: {
          imageText: plan.text,
          textColor: { color: '#ffffff', opacity: 100 },
          imageWidth: plan.template === 'H9' ? 'fullWidth' : 'contentWidth',
          widthPercentage: null,
          link: plan.link ?? '',
          altText: plan.text,
          caption: plan.caption ?? '',
        },
        images: { [plan.role]: pictureAddress(context.cdnUrl, `8${id.slice(-5)}`, plan.role, 'Page') },
      };
    case 'text':
      return { id, type: 'TextEntry', template: 'TXT1', title: plan.title ?? '', customFields: {}, text: plan.html };
    case 'web':
      return {
        id,
        type: 'CustomEntry',
        template: 'Web View',
        title: plan.title,
        customFields: { url: `${context.cdnUrl}/web/${plan.name}` },
      };
    case 'raw':
      return { id, ...plan.entry };
  }
}

function listEntry(
  plan: Extract<EntryPlan, { kind: 'list' }>,
  id: string,
  isFilled: boolean,
  pageSize: number,
  context: AnswerContext,
): Wire {
  const definition = definitionOf(plan.listId);
  const isLive = plan.template === 'DREPG5';
  const isHero = plan.template === 'DRH6';
  return {
    id,
    type: 'ListEntry',
    template: plan.template,
    title: plan.title,
    ...(!isLive && {
      customFields: isHero
        ? { autoCycle: 8 }
        : {
            customTagline: '',
            assetTitlePosition: 'below',
            ...(plan.more !== '-' && { moreLinkUrl: plan.more ?? '' }),
          },
    }),
    listMeta: { isProfileList: false },
    list: isFilled
      ? toList(definition, { page: 1, pageSize, parameter: plan.parameter }, context)
      : toUnloadedList(definition, pageSize, context, plan.parameter),
  };
}

function definitionOf(listId: string) {
  const definition = listsById.get(listId);
  if (definition === undefined) throw new Error(`No list ${listId} in the catalogue`);
  return definition;
}

/** Seven characters, as the service hands them out: always the same for a place on a page. */
function entryId(pageId: string, index: number): string {
  return `e${((Number(pageId) * 131 + index * 7919) % 0xffffff).toString(16).padStart(6, '0')}`;
}
