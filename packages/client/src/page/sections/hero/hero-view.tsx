import { fillHero, type HeroModel } from '@fjernsyn/catalogue';
import type { Observed, Unsubscribe } from '@fjernsyn/kernel';
import { Hero, useFocusWithin } from '@fjernsyn/ui';
import { type ReactElement, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useClient } from '../../../application-context';
import { ageWords, kindWords, tileWords } from '../../../messages/item/item-words';
import { useList } from '../../../reading/use-list';
import type { SectionProps } from '../section-props';
import { AtTopContext } from './at-top';
import { SlideActions } from './slide-actions';
import { useSlideKeys } from './use-slide-keys';

/** Widths of a hero's art and logo on the 1280 × 720 canvas. */
const artWidthPx = 1280;
const logoWidthPx = 560;

/** The large picture at the top of a page. Its slides take turns while it is seen and nobody is there; with focus the viewer turns them. */
export function HeroView({ section: hero }: SectionProps<'hero'>): ReactElement | null {
  const { application, t } = useClient();
  const isSeen = useContext(AtTopContext);
  const filled = useFilledHero(hero);
  const { index, show } = useSlideIndex(filled, isSeen);
  const slide = filled.slideAt(index);
  if (!slide) return null;
  const { deviceClass } = application.device;
  const facts = tileWords(t, slide, 'wide');
  const parts = [...(slide.genre ? [] : [kindWords(t, slide.type)]), ...facts, ageWords(t, slide.ratingCode)];
  return (
    <Hero
      order={0}
      title={slide.title}
      kicker={slide.badge}
      logo={slide.logo(logoWidthPx, deviceClass.imageScale)}
      meta={{ parts: parts.filter((part) => part !== '') }}
      description={slide.description || slide.tagline || undefined}
      image={slide.image(artWidthPx, deviceClass.imageScale)}
      pips={{ count: filled.count, current: index, onChoose: show }}
      actions={<SlideActions slide={slide} index={index} heroId={hero.id} />}
    />
  );
}

function useFilledHero(hero: HeroModel): HeroModel {
  const { list } = useList(hero.listState === 'loaded' ? undefined : hero.listKey);
  return useMemo(() => (list ? fillHero(hero, list) : hero), [hero, list]);
}

/** Which slide is shown, and how another is. */
interface ShownSlide {
  readonly index: number;
  show(index: number): void;
}

function useSlideIndex({ count, autoCycleMs }: HeroModel, isSeen: Observed<boolean>): ShownSlide {
  const { clock, device } = useClient().application;
  const [index, setIndex] = useState(0);
  const hasFocus = useFocusWithin();
  const onTurn = useCallback((step: 1 | -1) => setIndex((before) => (before + step + count) % count), [count]);
  useSlideKeys({ isActive: hasFocus && count > 1, onTurn });
  const mayTurn = autoCycleMs !== undefined && count > 1 && !hasFocus && device.deviceClass.animation === 'full';
  useEffect(() => {
    if (!mayTurn || autoCycleMs === undefined) return undefined;
    const next = (): void => setIndex((index + 1) % count);
    let cancel: Unsubscribe | undefined;
    const wait = (): void => {
      cancel?.();
      cancel = isSeen.get() ? clock.after(autoCycleMs, next) : undefined;
    };
    wait();
    const end = isSeen.subscribe(wait);
    return () => {
      end();
      cancel?.();
    };
  }, [clock, mayTurn, autoCycleMs, index, count, isSeen]);
  return { index: count > 0 ? index % count : 0, show: setIndex };
}
