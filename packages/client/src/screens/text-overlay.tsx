import type { Overlay } from '@fjernsyn/shell';
import { loadTextModal } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../application-context';
import { useLoaded } from '../hooks/use-loaded';
import { metaWords, ratingWords } from '../messages/words';
import { PlainOverlay } from './plain-overlay';

/** Props of {@link TextOverlay}. */
export interface TextOverlayProps {
  readonly overlay: Extract<Overlay, { readonly kind: 'text' }>;
}

/** A longer text over the screen: an item's description with its age class, and what in it had to be corrected (S2.52). Its looks are fetched then; where they cannot be it is shown plainly. */
export function TextOverlay({ overlay }: TextOverlayProps): ReactElement | null {
  const { application, t } = useClient();
  const loaded = useLoaded(loadTextModal);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') return <PlainOverlay overlay={overlay} />;
  const TextModal = loaded.value;
  const { id, title, meta, note, parts } = overlay;
  return (
    <TextModal
      focusKey={id}
      title={title}
      facts={meta && metaWords(t, meta)}
      rating={meta && ratingWords(t, meta.ratingCode)}
      note={note === undefined ? undefined : { title: t('text.correction'), text: note }}
      blocks={parts}
      texts={{ close: t('action.close'), page: (position, count) => t('text.page', { position, count }) }}
      onClose={() => application.overlays.choose('close')}
    />
  );
}
