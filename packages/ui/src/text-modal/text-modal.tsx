import { joinSentences } from '@fjernsyn/kernel';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button';
import { FocusGroup, FocusTrap } from '../focus/focus-group';
import { HeroArt } from '../hero/hero-art';
import { MetaLine, type MetaLineProps } from '../meta-line/meta-line';
import { spokenText, type TextBlock, TextBlocks } from '../text-blocks/text-blocks';
import { ScrollBar } from './scroll-bar';
import styles from './text-modal.module.css';
import { TextSteps } from './text-steps';
import { useTextPages } from './use-text-pages';

/** Words of a {@link TextModal}. */
export interface TextModalTexts {
  readonly close: string;
  /** Which page of how many one is at, for readers. */
  readonly page: (position: number, count: number) => string;
}

/** Props of {@link TextModal}. */
export interface TextModalProps {
  /** Key of the layer. */
  readonly focusKey: string;
  readonly title: string;
  /** The line under the title, in parts. */
  readonly facts?: readonly string[] | undefined;
  /** Age class: a number in a frame, and how it is read. */
  readonly rating?: MetaLineProps['rating'];
  /** Address of art, which shows faintly behind the text. */
  readonly art?: string | undefined;
  /** What had to be corrected; stands before the text. */
  readonly note?: { readonly title: string; readonly text: string } | undefined;
  /** Keep the same list. */
  readonly blocks: readonly TextBlock[];
  readonly texts: TextModalTexts;
  readonly onClose: () => void;
}

/** A long text over everything, read by pages of 533 px: by keys and the wheel, by its scrollbar, by a finger (S2.52, S9.4). */
export function TextModal(props: TextModalProps): ReactNode {
  const { focusKey, title, facts = [], rating, note, blocks, texts, art, onClose } = props;
  const titleId = useId();
  const textId = useId();
  const view = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const isByHand = useRef(false);
  const measured = useTextPages({ view, content, page });
  const pages = measured !== undefined && measured.count > 1 ? measured : undefined;
  return (
    <FocusTrap focusKey={focusKey} label={wholeText(props)}>
      <FocusGroup kind="column" focusKey="modal" preferred="text" memory="last">
        <div
          className={`${styles.layer} fs-bg fs-fades`}
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          aria-describedby={textId}
        >
          {art !== undefined && (
            <div className={`${styles.art} fs-faint`} aria-hidden="true">
              <HeroArt image={art} isTall />
            </div>
          )}
          <div className={styles.head}>
            <h1 id={titleId} className={`${styles.title} fs-type-heading fs-text`}>
              <bdi>{title}</bdi>
            </h1>
            {(facts.length > 0 || rating !== undefined) && <MetaLine parts={facts} rating={rating} />}
          </div>
          <div className={styles.room}>
            <div ref={page} className={styles.page} />
            <FocusGroup kind="column" focusKey="text" order={1}>
              <div ref={view} className={`${styles.view} fs-travels`}>
                <div ref={content} id={textId} data-selectable="" className={`${styles.content} fs-type-body fs-text2`}>
                  {note !== undefined && <Note {...note} />}
                  <TextBlocks blocks={blocks} />
                </div>
                {pages !== undefined && (
                  <TextSteps view={view} pages={pages} isByHand={isByHand} pageWords={texts.page} />
                )}
              </div>
              {pages !== undefined && <div className={`${styles.end} fs-fade`} aria-hidden="true" />}
              {pages !== undefined && <ScrollBar view={view} pages={pages} isByHand={isByHand} />}
            </FocusGroup>
          </div>
          {measured !== undefined && (
            <div className={styles.close}>
              <Button focusKey="close" order={0} label={texts.close} icon="cross" isIconOnly onActivate={onClose} />
            </div>
          )}
        </div>
      </FocusGroup>
    </FocusTrap>
  );
}

/** All that the modal says, one after another. */
function wholeText({ title, facts = [], rating, note, blocks }: TextModalProps): string {
  const noted = joinSentences(note?.title ?? '', note?.text ?? '');
  return joinSentences(title, facts.join(', '), rating?.label ?? '', noted, spokenText(blocks));
}

function Note({ title, text }: NonNullable<TextModalProps['note']>): ReactNode {
  return (
    <div className={`${styles.note} fs-failed`}>
      <p className={`${styles.noteTitle} fs-type-label fs-accent`}>{title}</p>
      <p className={styles.noteText}>
        <bdi>{text}</bdi>
      </p>
    </div>
  );
}
