import type { ReactElement } from 'react';
import { useTexts } from '../../hooks/use-texts';
import { useServedPlaces } from '../../messages/places/use-served-places';
import { MessageDialog } from '../message-dialog';
import type { OverlayProps } from '../overlay-props';
import { abroadTexts } from './abroad-texts';

/** Says that the set is outside the places that the service serves, and what that means. */
export function AbroadDialog({ overlay }: OverlayProps<'abroad'>): ReactElement {
  const t = useTexts(abroadTexts);
  const places = useServedPlaces();
  const words =
    places === ''
      ? { title: t('dialog.abroad.unnamed.title'), text: t('dialog.abroad.unnamed.text') }
      : { title: t('dialog.abroad.title', { places }), text: t('dialog.abroad.text', { places }) };
  return <MessageDialog overlay={overlay} {...words} />;
}
