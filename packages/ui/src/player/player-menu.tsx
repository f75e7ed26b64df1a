import type { ReactNode } from 'react';
import { FocusGroup, FocusTrap } from '../focus/focus-group';
import { type MenuChoice, MenuRow } from './menu-row';
import styles from './player-menu.module.css';

/** Choices that belong together. */
export interface MenuGroup {
  readonly key: string;
  /** Over its choices, where there is more than one group. */
  readonly title?: string | undefined;
  readonly choices: readonly MenuChoice[];
}

/** Props of {@link PlayerMenu}. */
export interface PlayerMenuProps {
  /** Key of the menu: where it leads to another one, that takes its place in the same layer. */
  readonly menuKey: string;
  readonly title: string;
  readonly groups: readonly MenuGroup[];
  /** Key of the choice that it is entered by: the menu that led back to it. Default what is chosen. */
  readonly enterBy?: string | undefined;
  /** Behind the name of what is chosen, for readers: "valgt". */
  readonly chosenText: string;
  /** Stands over the choices: a sample of what is chosen. */
  readonly children?: ReactNode;
  /** A press beside the menu. */
  readonly onClose: () => void;
}

/** Choices beside the picture, which plays on; focus enters by what is chosen, stays in it and goes back when it is taken away. */
export function PlayerMenu(props: PlayerMenuProps): ReactNode {
  const { menuKey, title, groups, enterBy, chosenText, children, onClose } = props;
  const isEntry = ({ key, isOn }: MenuChoice): boolean => (enterBy === undefined ? isOn === true : key === enterBy);
  return (
    <FocusTrap focusKey="menu">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Back closes it by keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Back closes it by keys. */}
      <div
        className={styles.layer}
        data-menu-layer
        onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      >
        {/* Twice, as what stands behind is text and not only a picture. */}
        <div className={`${styles.ground} fs-scrim-start`} />
        <div className={`${styles.ground} fs-scrim-start`} />
        <div className={styles.panel} role="dialog" aria-label={title}>
          <h2 className={`${styles.title} fs-type-heading fs-text`}>{title}</h2>
          {children}
          <div className={styles.list}>
            <FocusGroup
              key={menuKey}
              kind="column"
              focusKey={menuKey}
              label={title}
              memory="preferred"
              preferred={groups.find(({ choices }) => choices.some(isEntry))?.key}
            >
              {groups.map((group, index) => (
                <Group key={group.key} group={group} order={index} isEntry={isEntry} chosenText={chosenText} />
              ))}
            </FocusGroup>
          </div>
        </div>
      </div>
    </FocusTrap>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly order: number;
  readonly isEntry: (choice: MenuChoice) => boolean;
  readonly chosenText: string;
}

function Group({ group, order, isEntry, chosenText }: GroupProps): ReactNode {
  const { key, title, choices } = group;
  return (
    <FocusGroup
      kind="column"
      focusKey={key}
      order={order}
      label={title}
      memory="preferred"
      preferred={choices.find(isEntry)?.key}
    >
      {title !== undefined && <p className={`${styles.group} fs-type-meta fs-text3`}>{title}</p>}
      {choices.map(({ key: choiceKey, ...choice }, index) => (
        <MenuRow key={choiceKey} {...choice} focusKey={choiceKey} order={index} chosenText={chosenText} />
      ))}
    </FocusGroup>
  );
}
