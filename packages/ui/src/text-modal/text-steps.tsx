import { toNodeId } from '@fjernsyn/focus';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { useFocusScope } from '../focus/focus-scope';
import { useFocusable } from '../focus/use-focusable';
import styles from './text-modal.module.css';
import type { TextPages } from './use-text-pages';

/** Props of {@link TextSteps}. */
export interface TextStepsProps {
  readonly view: RefObject<HTMLElement | null>;
  readonly pages: TextPages;
  /** Whether a hand moves the view, and not a key. */
  readonly isByHand: RefObject<boolean>;
  /** Says which page of how many one is at. */
  readonly pageWords: (position: number, count: number) => string;
}

/** The pages of a text as steps for keys and the wheel: the view goes to the one that gains focus, and focus to the one a hand goes to. */
export function TextSteps({ view, pages, isByHand, pageWords }: TextStepsProps): ReactNode {
  const { count, stepPx, contentPx } = pages;
  const { binding, parentId } = useFocusScope();

  useLayoutEffect(() => {
    const scroller = view.current;
    if (scroller === null || parentId === null) return undefined;
    const { engine } = binding;
    const idOf = (step: number): string => toNodeId(parentId, `${step}`);
    const follow = (): void => {
      for (let step = 0; step < count; step += 1) {
        if (engine.isFocused(idOf(step))) scroller.scrollTop = step * stepPx;
      }
    };
    const end = binding.subscribeWithin(parentId, ({ cause }) => {
      if (cause === 'pointer') return;
      isByHand.current = false;
      follow();
    });
    const hearScroll = (): void => {
      if (!isByHand.current) return;
      const step = Math.min(count - 1, Math.round(scroller.scrollTop / stepPx));
      engine.focus(idOf(step), { cause: 'pointer', shouldWait: false });
    };
    const hold = (): void => {
      isByHand.current = true;
    };
    follow();
    scroller.addEventListener('touchstart', hold, { passive: true });
    scroller.addEventListener('scroll', hearScroll, { passive: true });
    return () => {
      end();
      scroller.removeEventListener('touchstart', hold);
      scroller.removeEventListener('scroll', hearScroll);
    };
  }, [binding, parentId, view, isByHand, count, stepPx]);

  return Array.from({ length: count }, (_, step) => (
    <Step
      key={step}
      step={step}
      words={pageWords(step + 1, count)}
      topPx={step * stepPx}
      heightPx={Math.min(stepPx, contentPx - step * stepPx)}
    />
  ));
}

interface StepProps {
  readonly step: number;
  readonly words: string;
  readonly topPx: number;
  readonly heightPx: number;
}

function Step({ step, words, topPx, heightPx }: StepProps): ReactNode {
  const { ref, props } = useFocusable<HTMLElement>({ focusKey: `${step}`, order: step, speech: () => words });
  const style = { top: `${topPx}px`, height: `${heightPx}px` };
  return <section {...props} ref={ref} style={style} className={styles.step} aria-label={words} />;
}
