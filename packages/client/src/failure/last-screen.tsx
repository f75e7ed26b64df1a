import { type Application, rootKey } from '@fjernsyn/shell';
import { FocusGroup, FocusProvider } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import type { Translate } from '../messages/create-translate';
import { PlainNotice } from './plain-failure';

/** Props of {@link LastScreen}. */
export interface LastScreenProps {
  readonly application: Pick<Application, 'announcer' | 'device' | 'focus' | 'support'>;
  readonly t: Translate;
}

/** What stands where everything else has failed: it needs nothing around it, and its button begins anew. */
export function LastScreen({ application, t }: LastScreenProps): ReactElement {
  return (
    <FocusProvider
      engine={application.focus}
      speak={application.announcer.say}
      hasNameReader={application.device.target !== 'web'}
    >
      <FocusGroup kind="column" focusKey={rootKey}>
        <div className="fs-root">
          <PlainNotice t={t} onRetry={() => application.support.reload()} />
        </div>
      </FocusGroup>
    </FocusProvider>
  );
}
