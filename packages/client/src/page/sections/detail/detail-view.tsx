import type { TextPart } from '@fjernsyn/shell';
import { Hero, Tabs } from '@fjernsyn/ui';
import { type ReactElement, useState } from 'react';
import { useClient } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { detailTexts } from '../../../messages/item/detail-texts';
import { ratingWords, seasonWords } from '../../../messages/item/detail-words';
import { useSeasonChoice } from '../episodes/season-context';
import type { SectionProps } from '../section-props';
import { DetailActions } from './detail-actions';
import { useHeadWords } from './use-head-words';

/** Widths of an item's art and logo on the 1280 × 720 canvas. */
const artWidthPx = 1280;
const logoWidthPx = 560;

/** The head of a page about one item: what it is, Play, and its seasons. */
export function DetailView({ section: { detail } }: SectionProps<'detail'>): ReactElement {
  const { seasons, choose } = useSeasonChoice();
  const { application } = useClient();
  const t = useTexts(detailTexts);
  const { device } = application;
  const { imageScale } = device.deviceClass;

  const { description, rectification, episode, meta } = detail;
  const title = detail.title || t('item.untitled');
  const { kicker, parts } = useHeadWords(detail);
  // Until the hero has said that all of it can be read there.
  const [isCut, setCut] = useState(true);
  const art = detail.image('hero', artWidthPx, imageScale);
  const hasText = (isCut && description !== '') || rectification !== '';
  const showText = (): void => {
    application.overlays.dialogs.show({
      kind: 'text',
      title,
      meta: detail.meta,
      art,
      note: rectification || undefined,
      parts: toParagraphs(description),
    });
  };

  return (
    <Hero
      order={0}
      isTall
      title={title}
      kicker={kicker}
      logo={episode ? undefined : detail.image('logo', logoWidthPx, imageScale)}
      meta={{
        parts,
        rating: ratingWords(t, meta.ratingCode),
      }}
      description={detail.description || detail.tagline || undefined}
      onCut={setCut}
      image={art}
      actions={<DetailActions detail={detail} title={title} onReadMore={hasText ? showText : undefined} />}
    >
      {seasons.length > 1 && (
        <Tabs
          focusKey="seasons"
          order={1}
          label={t('item.seasonsLabel')}
          entries={seasons.map((season) => ({
            key: season.id,
            label: seasonWords(t, season),
            isCurrent: season.isSelected,
            onActivate: () => choose(season.id),
          }))}
        />
      )}
    </Hero>
  );
}

/** A text of the service, a paragraph for each of its lines. */
function toParagraphs(text: string): readonly TextPart[] {
  return (text.match(/\S.*/g) ?? []).map((line) => ({ kind: 'paragraph', text: line }));
}
