import type { PassiveNotice } from '@fjernsyn/shell';
import type { Translate } from '../create-translate';
import type { NoticeTexts } from './notice-texts';

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
    case 'offline':
      return t('notice.offline');
  }
}
