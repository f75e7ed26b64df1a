import type { Application } from '@fjernsyn/shell';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { typedAddress } from '../typed-address';
import { serviceUnavailableTexts } from './service-unavailable-texts';

/** Says that the service is down, and names the public site where there is one. */
export function ServiceUnavailableDialog({ overlay }: OverlayProps<'service-unavailable'>): ReactElement {
  const { application } = useClient();
  const t = useTexts(serviceUnavailableTexts);
  const site = siteOf(application) ?? t('dialog.service.site');
  return (
    <MessageDialog
      overlay={overlay}
      kicker={t('dialog.service.kicker')}
      title={t('dialog.service.title')}
      text={t('dialog.service.text', { site })}
    />
  );
}

/** The public site as a viewer types it; undefined where none is known. */
function siteOf({ start }: Pick<Application, 'start'>): string | undefined {
  const state = start.state.get();
  const url = state.phase === 'open' ? state.config.general?.websiteUrl : undefined;
  return url === undefined ? undefined : typedAddress(url);
}
