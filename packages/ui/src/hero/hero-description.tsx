import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { useFontLoads } from '../settings/use-font-loads';
import { fittingText } from './fitting-text';
import styles from './hero.module.css';

/** Props of {@link HeroDescription}. */
export interface HeroDescriptionProps {
  readonly text: string;
  readonly lines: number;
  /** Hears whether words had to be left out, where any show. */
  readonly onCut: ((isCut: boolean) => void) | undefined;
}

/** As much of a text as its lines hold, up to the end of a word. */
export function HeroDescription({ text, lines, onCut }: HeroDescriptionProps): ReactNode {
  const { layout, textScale } = useUiSettings();
  const [shown, setShown] = useState(text);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const fontLoads = useFontLoads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that decides how much room the words take.
  useLayoutEffect(() => {
    const element = paragraph.current;
    const words = element?.firstElementChild;
    if (element == null || words == null) return;
    // Where a window has no place for it no word of it shows.
    if (element.clientHeight === 0) return;
    const fitting = fittingText(text, (tried) => {
      words.textContent = tried;
      return element.scrollHeight <= element.clientHeight + 1;
    });
    words.textContent = fitting;
    setShown(fitting);
    onCut?.(fitting !== text);
  }, [text, lines, layout, textScale, fontLoads, onCut]);
  return (
    <p ref={paragraph} className={`${styles.description} fs-type-body fs-text2`} data-lines={lines}>
      <bdi>{shown}</bdi>
    </p>
  );
}
