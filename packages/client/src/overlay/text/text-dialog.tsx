import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { metaWords, ratingWords } from '../../messages/item/detail-words';
import type { OverlayProps } from '../overlay-props';
import { ReaderDialog } from '../reader-dialog';

/** The description of an item, with its facts, its age class and what had to be corrected. */
export function TextDialog({ overlay }: OverlayProps<'text'>): ReactElement {
  const { t } = useClient();
  const { title, meta, art, note, parts } = overlay;
  return (
    <ReaderDialog
      overlay={overlay}
      title={title}
      facts={meta && metaWords(t, meta)}
      rating={meta && ratingWords(t, meta.ratingCode)}
      art={art}
      correction={note}
      parts={parts}
    />
  );
}
