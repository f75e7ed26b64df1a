import { Dialog, RowButton } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import type { OverlayProps } from '../overlay-props';
import { choiceTexts } from './choice-texts';

/** One of several to choose: the one that is chosen has a tick and focus, and OK on any closes it. */
export function ChoiceDialog({ overlay }: OverlayProps<'choice'>): ReactElement {
  const { overlays } = useClient().application;
  const t = useTexts(choiceTexts);
  const { title, options, chosenId, onChoose } = overlay;
  return (
    <Dialog
      focusKey={overlay.id}
      isMenu
      title={title}
      text={t('choice.text')}
      preferred={chosenId}
      actions={options.map(({ id, label }, order) => (
        <RowButton
          key={id}
          focusKey={id}
          order={order}
          label={label}
          isOn={id === chosenId}
          onActivate={() => {
            overlays.choose('close');
            onChoose(id);
          }}
        />
      ))}
    />
  );
}
