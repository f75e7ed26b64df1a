import { joinSentences } from '@fjernsyn/kernel';
import type { AgeChoice } from '@fjernsyn/shell';
import { Button, FieldError, RowButton } from '@fjernsyn/ui';
import { type ReactElement, useId } from 'react';
import { useClient } from '../../application-context';
import { useTexts } from '../../hooks/use-texts';
import { Room } from '../room/room';
import { RoomColumns } from '../room/room-columns';
import { RoomRows } from '../room/room-rows';
import { useRefusals } from '../use-refusals';
import { profileErrorText } from './profile-error-text';
import { typeWords } from './profile-looks';
import { profileTexts } from './profile-texts';

/** Props of {@link AgeScreen}. */
export interface AgeScreenProps {
  /** Key of the layer. */
  readonly focusKey: string;
  readonly choice: AgeChoice;
  /** What the button says that saves. */
  readonly save: string;
  /** What a refusal means here; that the service said no without it. */
  readonly refused?: string | undefined;
}

/** For whom a profile is: one of the types that are offered, and then saved (S2.41). */
export function AgeScreen({ focusKey, choice, save, refused }: AgeScreenProps): ReactElement {
  const { overlays, configuration } = useClient().application;
  const t = useTexts(profileTexts);
  const titleId = useId();
  const textId = useId();
  const { name, offered, chosen, canSave, isSending } = choice;
  const error = (choice.error === 'api/refused' ? refused : undefined) ?? profileErrorText(choice.error, t);
  const refusals = useRefusals(isSending, error);
  const title = t('profile.ageOf', { name: name ?? t('profiles.new') });
  return (
    <Room
      focusKey={focusKey}
      label={joinSentences(title, t('profile.ageText'))}
      titleId={titleId}
      textId={textId}
      preferred="rows"
      onClose={() => overlays.choose('close')}
    >
      <RoomColumns
        title={title}
        titleId={titleId}
        text={isSending ? t('profile.saving') : t('profile.ageText')}
        textId={textId}
        beside={
          <RoomRows
            preferred={chosen}
            foot={
              <Button
                focusKey="save"
                order={2}
                label={save}
                icon="check"
                // Focus stays on it while it saves, so that OK tries again what failed.
                isDisabled={!canSave && !isSending}
                onActivate={() => overlays.choose('save')}
              />
            }
          >
            {offered.map((type, order) => {
              const words = typeWords(type, configuration.brand, t);
              return (
                <RowButton
                  key={type}
                  focusKey={type}
                  order={order}
                  label={words.name}
                  value={words.text}
                  isOn={type === chosen}
                  onActivate={() => overlays.enter(type)}
                />
              );
            })}
          </RoomRows>
        }
      >
        {error !== undefined && <FieldError text={error} count={refusals} />}
      </RoomColumns>
    </Room>
  );
}
