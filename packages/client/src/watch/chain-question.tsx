import type { Watch } from '@fjernsyn/shell';
import { Button, Dialog } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../hooks/use-texts';
import { playerTexts } from '../messages/player/player-texts';

/** Asks whether anybody still watches, as what plays next has played for long (C4). */
export function ChainQuestion({ command }: Pick<Watch, 'command'>): ReactElement {
  const t = useTexts(playerTexts);
  return (
    <Dialog
      focusKey="still-there"
      title={t('player.stillThere')}
      text={t('player.stillThereText')}
      actions={
        <>
          <Button
            focusKey="keep"
            order={0}
            label={t('player.keepWatching')}
            isPrimary
            onActivate={() => command('keep-watching')}
          />
          <Button focusKey="stop" order={1} label={t('player.stopWatching')} onActivate={() => command('leave')} />
        </>
      }
    />
  );
}
