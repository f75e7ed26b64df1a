import { joinSentences } from '@fjernsyn/kernel';
import { type ReactNode, useId } from 'react';
import { ButtonRow } from '../button/button';
import { FocusGroup, FocusTrap } from '../focus/focus-group';
import { AwayPicture } from '../logo/away-picture';
import styles from './dialog.module.css';

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Key of the layer. */
  readonly focusKey: string;
  /** A picture over the words: of the broadcaster, or of what it is about; `name` is what it says. */
  readonly logo?: { readonly image: string; readonly name: string } | undefined;
  /** A short word over the title: "Fejl". */
  readonly kicker?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  /** A code for support, small. */
  readonly code?: string | undefined;
  /** Shows the brand's picture for what is away, says it as an alert, and lets nothing of the screen behind be seen, which may say that it failed too. */
  readonly isError?: boolean | undefined;
  /** The `Button`s, or the `RowButton`s of a menu. */
  readonly actions: ReactNode;
  /** Whether the actions stand under one another, as those of a menu: `RowButton`s, or rows of others. */
  readonly isMenu?: boolean | undefined;
  /** Key of the button that focus starts on; the first without it. */
  readonly preferred?: string | undefined;
  readonly children?: ReactNode;
}

/** A question or a notice over everything: focus stays in it and goes back when it is taken away (S9). */
export function Dialog(props: DialogProps): ReactNode {
  const { focusKey, logo, kicker, title, text, code, isError = false, actions, isMenu = false, children } = props;
  const titleId = useId();
  const textId = useId();
  return (
    <FocusTrap focusKey={focusKey} label={joinSentences(title, text ?? '')}>
      <div className={styles.layer}>
        <div className={`${styles.backdrop} ${isError ? 'fs-deep' : 'fs-backdrop'} fs-fades`} />
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles are dialogs, which may be modal. */}
        <div
          className={`${styles.panel} fs-panel fs-travels`}
          role={isError ? 'alertdialog' : 'dialog'}
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={textId}
        >
          {isError && (
            <div className={styles.art}>
              <AwayPicture />
            </div>
          )}
          {logo !== undefined && <img className={styles.logo} src={logo.image} alt={logo.name} />}
          {kicker !== undefined && (
            <p className={`${styles.kicker} fs-type-label ${isError ? 'fs-error' : 'fs-accent'}`}>{kicker}</p>
          )}
          <h1 id={titleId} className={`${styles.title} fs-type-heading fs-text`}>
            <bdi>{title}</bdi>
          </h1>
          <div id={textId}>
            {text !== undefined && (
              <p className={`${styles.text} fs-type-body fs-text2`}>
                <bdi>{text}</bdi>
              </p>
            )}
            {code !== undefined && <p className={`${styles.code} fs-type-meta fs-text3`}>{code}</p>}
          </div>
          {children}
          {isMenu ? (
            <div className={styles.menu}>
              <FocusGroup
                kind="column"
                focusKey="actions"
                order={0}
                memory={props.preferred === undefined ? 'first' : 'preferred'}
                preferred={props.preferred}
              >
                {actions}
              </FocusGroup>
            </div>
          ) : (
            <div className={styles.actions}>
              <ButtonRow preferred={props.preferred}>{actions}</ButtonRow>
            </div>
          )}
        </div>
      </div>
    </FocusTrap>
  );
}
