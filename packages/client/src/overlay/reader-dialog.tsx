import type { TextPart } from '@fjernsyn/shell';
import { loadTextModal, type TextModalProps } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useLoaded } from '../hooks/use-loaded';
import { useTexts } from '../hooks/use-texts';
import type { OverlayProps } from './overlay-props';
import { PlainOverlay } from './plain-overlay';
import { readerTexts } from './reader-texts';

/** Props of {@link ReaderDialog}. */
export interface ReaderDialogProps extends OverlayProps, Pick<TextModalProps, 'title' | 'facts' | 'rating' | 'art'> {
  readonly parts: readonly TextPart[];
  /** What in the text had to be corrected (S2.52). */
  readonly correction?: string | undefined;
}

/** A longer text, read in pages. Its component is fetched then; where it cannot be, the plain screen stands in. */
export function ReaderDialog(props: ReaderDialogProps): ReactElement | null {
  const { overlay, title, facts, rating, art, parts, correction } = props;
  const { overlays } = useClient().application;
  const t = useTexts(readerTexts);
  const loaded = useLoaded(loadTextModal);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') return <PlainOverlay overlay={overlay} />;
  const TextModal = loaded.value;
  return (
    <TextModal
      focusKey={overlay.id}
      title={title}
      facts={facts}
      rating={rating}
      art={art}
      note={correction === undefined ? undefined : { title: t('text.correction'), text: correction }}
      blocks={parts}
      texts={{ close: t('action.close'), page: (position, count) => t('text.page', { position, count }) }}
      onClose={() => overlays.choose('close')}
    />
  );
}
