import { Chips, type ChipsEntry } from '@fjernsyn/ui';
import { type ReactElement, useState } from 'react';
import { useTexts } from '../hooks/use-texts';
import { pencil } from './pencil';
import { searchTexts } from './search-texts';

/** Props of {@link RecentSearches}. */
export interface RecentSearchesProps {
  /** Newest first. */
  readonly recent: readonly string[];
  readonly onChoose: (term: string) => void;
  readonly onRemove: (term: string) => void;
}

/** What was searched for before, to be searched for again; the last chip says that OK is to take them away instead. */
export function RecentSearches({ recent, onChoose, onRemove }: RecentSearchesProps): ReactElement | null {
  const t = useTexts(searchTexts);
  const [isEditing, setIsEditing] = useState(false);
  if (recent.length === 0) return null;
  const entries = recent.map((term): ChipsEntry => {
    const chip = { key: `term-${term}`, label: term };
    if (!isEditing) return { ...chip, onActivate: () => onChoose(term) };
    return { ...chip, name: t('search.remove', { term }), icon: 'cross', onActivate: () => onRemove(term) };
  });
  const edit: ChipsEntry = {
    key: 'edit',
    label: t(isEditing ? 'search.edited' : 'search.edit'),
    icon: isEditing ? 'check' : pencil,
    isIconOnly: true,
    isOn: isEditing,
    onActivate: () => setIsEditing(!isEditing),
  };
  return <Chips focusKey="recent" order={1} label={t('search.recent')} entries={[...entries, edit]} />;
}
