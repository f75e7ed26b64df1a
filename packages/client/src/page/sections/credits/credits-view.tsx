import { joinSentences } from '@fjernsyn/kernel';
import { CreditTile, Rail } from '@fjernsyn/ui';
import { type ReactElement, useCallback } from 'react';
import { useOpened } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { creditsTexts } from './credits-texts';
import { partWords } from './part-words';

/** Who is in the item of a page, and who has made it: each leads to their page, where they have one. */
export function CreditsView({ section: { id, credits }, order }: SectionProps<'credits'>): ReactElement {
  const t = useTexts(creditsTexts);
  const { links } = useOpened().places;
  useFirstRow(order, true);
  const keyOf = useCallback((index: number) => credits[index]?.id ?? String(index), [credits]);
  const renderTile = useCallback(
    (index: number) => {
      const credit = credits[index];
      if (credit === undefined) return null;
      const { name, path } = credit;
      const part = partWords(t, credit);
      const position = t('rail.position', { position: index + 1, count: credits.length });
      return (
        <CreditTile
          name={name}
          part={part || undefined}
          href={path}
          onActivate={path === undefined ? undefined : () => links.open(path)}
          speech={() => joinSentences(name, part, position)}
        />
      );
    },
    [credits, t, links],
  );
  return (
    <Rail
      focusKey={id}
      order={order}
      title={t('credits.title')}
      role="credit"
      count={credits.length}
      keyOf={keyOf}
      renderTile={renderTile}
    />
  );
}
