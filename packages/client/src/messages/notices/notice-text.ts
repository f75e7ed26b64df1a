import type { PassiveNotice } from '@fjernsyn/shell';
import type { Translate } from '../create-translate';
import type { NoticeTexts } from './notice-texts';

type ActivityAction = Extract<PassiveNotice, { readonly kind: 'activity-done' }>['action'];

/** What a passive notice says; `places` are those that the service serves, in words. */
export function noticeText(t: Translate<NoticeTexts>, notice: PassiveNotice, places: string): string {
  switch (notice.kind) {
    case 'outside-link':
      return t('notice.outsideLink', { site: notice.site });
    case 'dead-link':
      return t('notice.deadLink');
    case 'abroad':
      return places === '' ? t('notice.abroadUnnamed') : t('notice.abroad', { places });
    case 'not-kept':
      return t('notice.notKept');
    case 'activity-done':
      return doneText(t, notice.action);
    case 'activity-failed':
      return notice.reason ?? t('notice.notDone', { title: notice.action.item.title });
    case 'offline':
      return t('notice.offline');
  }
}

/** What was done to an item. */
function doneText(t: Translate<NoticeTexts>, action: ActivityAction): string {
  const { title } = action.item;
  switch (action.kind) {
    case 'bookmark':
      return t('notice.bookmarked', { title });
    case 'unbookmark':
      return t('notice.unbookmarked', { title });
    case 'follow':
      return t('notice.followed', { title });
    case 'unfollow':
      return t('notice.unfollowed', { title });
    case 'rate':
      return t('notice.rated', { title, rating: String(action.rating) });
    case 'remove':
      return t(action.list === 'Watched' ? 'notice.unwatched' : 'notice.notContinued', { title });
  }
}
