import type { PassiveNotice } from '@fjernsyn/shell';
import type { Translate } from '../create-translate';

/** What a passive notice says. */
export function noticeText(t: Translate, notice: PassiveNotice): string {
  switch (notice.kind) {
    case 'outside-link':
      return t('notice.outsideLink', { site: notice.site });
    case 'dead-link':
      return t('failure.notFound.text');
    case 'not-kept':
      return t('notice.notKept');
    case 'offline':
      return t('notice.offline');
  }
}
