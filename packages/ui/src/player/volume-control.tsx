import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { ControlButton } from './control-button';
import styles from './volume-control.module.css';

/** Props of {@link VolumeControl}. */
export interface VolumeControlProps {
  readonly order: number;
  /** What a reader says, with the volume in it. */
  readonly label: string;
  /** From 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly onMute: () => void;
  readonly onVolume: (volume: number) => void;
}

/** The switch of the sound, and beside it a line for the mouse; keys have the volume's own. */
export function VolumeControl({ order, label, volume, isMuted, onMute, onVolume }: VolumeControlProps): ReactNode {
  const isMirrored = useUiSettings().readingDirection === 'rtl';
  const shown = isMuted ? 0 : Math.round(volume * 100);

  const choose = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0;
    onVolume(Math.round((isMirrored ? 1 - share : share) * 100) / 100);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (event.buttons !== 1) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    choose(event);
  };

  return (
    <>
      <ControlButton
        focusKey="sound"
        order={order}
        icon={isMuted ? 'muted' : 'sound'}
        label={label}
        isOn={!isMuted}
        onActivate={onMute}
      />
      {/* For the mouse alone: the switch says the volume, and the keys of the volume change it. */}
      <div className={styles.slider} aria-hidden="true" onClick={choose} onPointerMove={onPointerMove}>
        <div className={`${styles.line} fs-seek-track`}>
          <div className={`${styles.part} fs-seek-edge`} style={{ width: `${shown}%` }} />
        </div>
        <div
          className={`${styles.knob} fs-seek-knob`}
          style={isMirrored ? { right: `${shown}%`, left: 'auto' } : { left: `${shown}%` }}
        />
      </div>
    </>
  );
}
