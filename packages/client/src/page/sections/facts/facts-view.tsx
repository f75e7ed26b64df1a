import { FactSheet } from '@fjernsyn/ui';
import { type ReactElement, useMemo } from 'react';
import { useClient } from '../../../application-context';
import { useObserved } from '../../../hooks/use-observed';
import { useTexts } from '../../../hooks/use-texts';
import type { SectionProps } from '../section-props';
import { useFirstRow } from '../use-first-row';
import { factWords } from './fact-words';
import { factsTexts } from './facts-texts';

/** What else is known of the item of a page. */
export function FactsView({ section: { id, facts }, order }: SectionProps<'facts'>): ReactElement | null {
  const { locale } = useClient().application;
  const { language } = useObserved(locale.state);
  const t = useTexts(factsTexts);
  const words = useMemo(() => factWords(t, facts, language), [t, facts, language]);
  useFirstRow(order, true);
  return words.length === 0 ? null : <FactSheet focusKey={id} order={order} title={t('facts.title')} facts={words} />;
}
