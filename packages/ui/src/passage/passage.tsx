import { toNodeId } from '@fjernsyn/focus';
import { joinSentences } from '@fjernsyn/kernel';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
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
  /** The button under a text of which only the beginning stands here. */
  readonly more?: { readonly label: string; readonly onActivate: () => void } | undefined;
}

/** A text between the rails of a page. It takes focus, so that the page comes to it and a reader says it. */
export function Passage({ focusKey, order, title, blocks, more }: PassageProps): ReactNode {
  const { parentId } = useFocusScope();
  const { ref, style, isMounted } = useMeasuredSection<HTMLElement>({ focusKey, order, content: blocks });
  useActiveMark(toNodeId(parentId, focusKey), ref, isMounted);
  return (
    <FocusGroup kind="column" focusKey={focusKey} order={order + 1} label={title} isLoading={!isMounted}>
      <section ref={ref} style={style} className={`${styles.passage} fs-rail-dims fs-fades`} aria-label={title}>
        {isMounted && (
          <>
            {title !== undefined && (
              <h2 className={`${styles.title} fs-type-rail fs-rail-title`}>
                <bdi>{title}</bdi>
              </h2>
            )}
            {more === undefined ? (
              <ReadingStop blocks={blocks} />
            ) : (
              <>
                <div className={`${styles.words} fs-type-body fs-text2`} data-selectable="">
                  <TextBlocks blocks={blocks} />
                </div>
                <div className={styles.more}>
                  <Button
                    focusKey="more"
                    label={more.label}
                    icon="info"
                    onActivate={more.onActivate}
                    speech={() => joinSentences(spokenText(blocks), more.label)}
                  />
                </div>
              </>
            )}
          </>
        )}
      </section>
    </FocusGroup>
  );
}

/** A text that is seen whole, with the light of what has focus around it. */
function ReadingStop({ blocks }: { readonly blocks: readonly TextBlock[] }): ReactNode {
  const { ref, props } = useFocusable<HTMLDivElement>({ focusKey: 'text', speech: () => spokenText(blocks) });
  return (
    <div {...props} ref={ref} className={`${tile.tile} ${styles.stop} fs-tile`}>
      <div className={`${tile.frame} ${styles.frame} fs-tile-frame`}>
        <div className={`${styles.words} fs-type-body fs-text2`}>
          <TextBlocks blocks={blocks} />
        </div>
      </div>
    </div>
  );
}
