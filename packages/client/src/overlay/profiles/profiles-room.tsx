import { joinSentences } from '@fjernsyn/kernel';
import { ButtonRow, FieldError, FocusOnChange, ProfileGrid, type ProfileGridTile, ProfileStage } from '@fjernsyn/ui';
import { type ReactElement, type ReactNode, useId, useMemo } from 'react';
import { Room } from '../room/room';
import { RoomHead } from '../room/room-head';
import styles from './profiles-room.module.css';

/** Props of {@link ProfilesRoom}. */
export interface ProfilesRoomProps {
  /** Key of the layer. */
  readonly focusKey: string;
  readonly title: string;
  /** Undefined while they are on their way. */
  readonly tiles: readonly ProfileGridTile[] | undefined;
  /** Key of the tile that focus enters by; the first without it. */
  readonly preferred?: string | undefined;
  /** What went wrong. */
  readonly error?: string | undefined;
  /** How often it did. */
  readonly refusals?: number | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Key of the first button. */
  readonly firstButton: string;
  /** The `Button`s under the profiles. */
  readonly children: ReactNode;
}

const keys = { grid: 'profiles', foot: 'actions', failed: 'failed' };
const none: readonly string[] = [];

/** A screen of profiles, six beside one another, and buttons under them; it moves with the row that has focus (S9.22). */
export function ProfilesRoom(props: ProfilesRoomProps): ReactElement {
  const { focusKey, title, tiles, preferred, error, refusals, onClose, firstButton, children } = props;
  const titleId = useId();
  const tileKeys = useMemo(() => tiles?.map((tile) => tile.focusKey) ?? none, [tiles]);
  // Where there is nobody to choose, as nothing was answered, the buttons are what there is.
  const isFailed = tiles === undefined && error !== undefined;
  const footKey = isFailed ? keys.failed : keys.foot;
  return (
    <Room
      focusKey={focusKey}
      label={joinSentences(title, isFailed ? error : '')}
      titleId={titleId}
      preferred={isFailed ? footKey : keys.grid}
      hasOwnHead
    >
      <ProfileStage gridKey={keys.grid} tileKeys={tileKeys} footKey={footKey}>
        <RoomHead isCentred onClose={onClose} />
        <FocusOnChange focusKey={isFailed ? footKey : keys.grid} value={isFailed ? 'failed' : 'there'} />
        <h1 id={titleId} className={`${styles.title} fs-type-title fs-text`}>
          {title}
        </h1>
        {!isFailed && (
          <div className={styles.grid}>
            <ProfileGrid focusKey={keys.grid} order={1} tiles={tiles} place="prompt" preferred={preferred} />
          </div>
        )}
        {error !== undefined && (
          <div className={styles.error}>
            <FieldError text={error} count={refusals} />
          </div>
        )}
        <div className={`${styles.actions} ${error === undefined ? '' : styles.underError}`}>
          <ButtonRow key={footKey} focusKey={footKey} order={2} preferred={firstButton} isRemembered>
            {children}
          </ButtonRow>
        </div>
      </ProfileStage>
    </Room>
  );
}
