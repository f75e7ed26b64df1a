import type { PassiveNotice } from '@fjernsyn/shell';
import type { Translate } from '../create-translate';
import type { NoticeTexts } from './notice-texts';

/** What a passive notice says. */
export function noticeText(t: Translate<NoticeTexts>, notice: PassiveNotice): string {
  switch (notice.kind) {
    case 'outside-link':
      return t('notice.outsideLink', { site: notice.site });
    case 'dead-link':
      return t('notice.deadLink');
    case 'not-kept':
      return t('notice.notKept');
    case 'offline':
      return t('notice.offline');
  }
}
