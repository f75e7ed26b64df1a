import type { HelpKind } from '@fjernsyn/shell';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../../application-context';
import type { OverlayProps } from '../overlay-props';
import { ReaderDialog } from '../reader-dialog';
import { readHtml } from './read-html';

/** A page of help. */
export function HelpDialog({ overlay }: OverlayProps<HelpKind>): ReactElement {
  const { t } = useClient();
  const { title, html } = overlay;
  const parts = useMemo(() => readHtml(html.join('\n')), [html]);
  return <ReaderDialog overlay={overlay} title={title || t('action.help')} parts={parts} />;
}
