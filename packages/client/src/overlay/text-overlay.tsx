import type { HelpKind, Overlay } from '@fjernsyn/shell';
import { loadTextModal } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../application-context';
import { useLoaded } from '../hooks/use-loaded';
import { useTexts } from '../hooks/use-texts';
import { overlayWords } from '../messages/overlay-words';
import { metaWords, ratingWords } from '../messages/words';
import { dialogTexts } from './dialog-texts';
import { readHtml } from './help/read-html';
import { PlainOverlay } from './plain-overlay';

/** Props of {@link TextOverlay}. */
export interface TextOverlayProps {
  readonly overlay: Extract<Overlay, { readonly kind: 'text' | HelpKind }>;
}

/** A longer text over the screen: an item's description with its age class, and what in it had to be corrected (S2.52), or a page of help. Its looks are fetched then; where they cannot be it is shown plainly. */
export function TextOverlay({ overlay }: TextOverlayProps): ReactElement | null {
  const { application } = useClient();
  const t = useTexts(dialogTexts);
  const loaded = useLoaded(loadTextModal);
  const parts = useMemo(() => (overlay.kind === 'text' ? overlay.parts : readHtml(overlay.html.join('\n'))), [overlay]);
  if (loaded.state === 'loading') return null;
  if (loaded.state === 'failed') return <PlainOverlay overlay={overlay} />;
  const TextModal = loaded.value;
  const { meta, note } = overlay.kind === 'text' ? overlay : { meta: undefined, note: undefined };
  return (
    <TextModal
      focusKey={overlay.id}
      title={overlayWords(t, overlay, application).title}
      facts={meta && metaWords(t, meta)}
      rating={meta && ratingWords(t, meta.ratingCode)}
      note={note === undefined ? undefined : { title: t('text.correction'), text: note }}
      blocks={parts}
      texts={{ close: t('action.close'), page: (position, count) => t('text.page', { position, count }) }}
      onClose={() => application.overlays.choose('close')}
    />
  );
}
