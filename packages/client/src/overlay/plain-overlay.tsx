import { describeOverlay } from '@fjernsyn/shell';
import { FocusTrap, Notice } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useTexts } from '../hooks/use-texts';
import { failureTexts } from '../messages/failure/failure-texts';
import { OverlayButtons } from './overlay-buttons';
import type { OverlayProps } from './overlay-props';

/** Stands in for an overlay whose component could not be fetched: a plain screen of what is there from the start, with the same buttons. */
export function PlainOverlay({ overlay }: OverlayProps): ReactElement {
  const { application } = useClient();
  const t = useTexts(failureTexts);
  const title = application.configuration.appTitle;
  const { fallback } = describeOverlay(overlay);
  const failure = fallback === 'nothing' ? undefined : t(`failure.${fallback}.text`);
  const text = 'text' in overlay ? overlay.text : failure;
  return (
    <FocusTrap focusKey={overlay.id} label={title}>
      <Notice title={title} text={text} actions={<OverlayButtons overlay={overlay} />} />
    </FocusTrap>
  );
}
