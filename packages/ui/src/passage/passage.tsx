import { toNodeId } from '@fjernsyn/focus';
import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { Button, type ButtonProps, ButtonRow } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import { useFocusScope } from '../focus/focus-scope';
import { useFocusable } from '../focus/use-focusable';
import { useActiveMark } from '../page/use-active-mark';
import { useMeasuredSection } from '../page/use-measured-section';
import { spokenText, type TextBlock, TextBlocks } from '../text-blocks/text-blocks';
import tile from '../tile/tile.module.css';
import styles from './passage.module.css';

/** Props of {@link Passage}. */
export interface PassageProps {
  /** Key among the sections of its page. */
  readonly focusKey: string;
  /** Place among the sections of its page, from 0. */
  readonly order: number;
  readonly title?: string | undefined;
  /** Keep the same list. */
  readonly blocks: readonly TextBlock[];
  /** Whether more is to come, for which the focus waits. */
  readonly isWaiting?: boolean | undefined;
  /** What stands under the words, as a picture of their own. */
  readonly figure?: ReactNode;
  /** Buttons under a text: what can be done with what it says, or the way to the rest of it. The first says the text, too. */
  readonly actions?: readonly PassageAction[] | undefined;
}

/** A button under a text. */
export type PassageAction = Pick<
  ButtonProps,
  'focusKey' | 'label' | 'icon' | 'href' | 'isOn' | 'isDisabled' | 'onActivate'
>;

/** A text between the rails of a page. It takes focus, so that the page comes to it and a reader says it. */
export function Passage({
  focusKey,
  order,
  title,
  blocks,
  isWaiting = false,
  figure,
  actions = [],
}: PassageProps): ReactNode {
  const { parentId } = useFocusScope();
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey, order, content: blocks });
  useActiveMark(toNodeId(parentId, focusKey), ref, isMounted);
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order + 1} label={title} isLoading={!isMounted || isWaiting}>
      <section ref={ref} style={style} className={`${styles.passage} fs-rail-dims fs-fades`} aria-label={title}>
        {isMounted && (
          <>
            {title !== undefined && (
              <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
                <bdi>{title}</bdi>
              </h2>
            )}
            {actions.length === 0 && !isWaiting ? (
              <ReadingStop blocks={blocks} figure={figure} />
            ) : (
              <>
                <div className={`${styles.words} fs-type-body fs-text2`} data-selectable="">
                  <TextBlocks blocks={blocks} />
                </div>
                {figure}
                {!isWaiting && (
                  <div className={styles.actions}>
                    <ButtonRow>
                      {actions.map((action, index) => (
                        <Button
                          key={action.focusKey}
                          {...action}
                          order={index}
                          speech={() => joinSentences(index === 0 ? spokenText(blocks) : '', action.label)}
                        />
                      ))}
                    </ButtonRow>
                  </div>
                )}
              </>
            )}
          </>
        )}
      </section>
    </FocusGroup>
  );
}

/** A text that is seen whole, with the light of what has focus around it. */
function ReadingStop({ blocks, figure }: Pick<PassageProps, 'blocks' | 'figure'>): ReactNode {
  const { ref, props } = useFocusable<HTMLDivElement>({ focusKey: 'text', speech: () => spokenText(blocks) });
  return (
    <div {...props} ref={ref} className={`${tile.tile} ${styles.stop} fs-tile`}>
      <div className={`${tile.frame} ${styles.frame} fs-tile-frame`}>
        <div className={`${styles.words} fs-type-body fs-text2`}>
          <TextBlocks blocks={blocks} />
          {figure}
        </div>
      </div>
    </div>
  );
}
