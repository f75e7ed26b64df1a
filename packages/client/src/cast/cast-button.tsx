import type { Casting, CastingView } from '@fjernsyn/shell';
import type { PlayerParts } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useObserved } from '../hooks/use-observed';
import { useTexts } from '../hooks/use-texts';
import type { Translate } from '../messages/create-translate';
import { castTexts } from './cast-texts';

/** Props of {@link CastButton}. */
export interface CastButtonProps {
  readonly casting: Pick<Casting, 'view' | 'press'>;
  readonly ControlButton: PlayerParts['ControlButton'];
}

/** The control that plays on another set, and ends it; it says what came of the last press. */
export function CastButton({ casting, ControlButton }: CastButtonProps): ReactElement {
  const t = useTexts(castTexts);
  const view = useObserved(casting.view);
  const device = view.castDevice ?? t('cast.someDevice');
  const isConnected = view.connectionStatus === 'connected';
  return (
    <ControlButton
      focusKey="cast"
      order={79}
      icon="cast"
      label={isConnected ? t('cast.stop', { device }) : t('cast.button')}
      text={wordsOf(t, view)}
      isOn={isConnected}
      onActivate={() => void casting.press()}
    />
  );
}

/** What stands beside the icon: what is on its way, or why there is nothing. */
function wordsOf(t: Translate<(typeof castTexts)['da']>, view: CastingView): string | undefined {
  if (view.connectionStatus === 'connected') return view.castDevice;
  if (view.connectionStatus === 'connecting') return t('cast.connecting');
  if (view.noDevice) return t('cast.noDevice');
  return view.error === undefined ? undefined : t('cast.failed');
}
