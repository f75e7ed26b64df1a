import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useClient } from '../../../application-context';
import { useTexts } from '../../../hooks/use-texts';
import { ageOf } from '../../../messages/item/item-words';
import { gridTexts } from './grid-texts';
import { filterChoices, type ListFilter } from './list-filter';

/** Props of {@link FilterButtons}. */
export interface FilterButtonsProps {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}

/** What stands for the service's own way among the choices. */
const own = 'own';

const parts = ['sort', 'maxRating', 'accessibility'] as const;

/** How the list is sorted, up to which age, and with which help: each opens the choices (C2.43). */
export function FilterButtons({ filter, onChange }: FilterButtonsProps): ReactElement {
  const { dialogs } = useClient().application.overlays;
  const t = useTexts(gridTexts);
  const wordsOf = (part: (typeof parts)[number], value: string | undefined): string => {
    if (value === undefined) return t(`grid.${part}.own`);
    if (part === 'maxRating')
      return value === 'MRAM-ALL' ? t('item.forAll') : t('grid.upTo', { age: ageOf(value) ?? '' });
    return t(`grid.${value as (typeof filterChoices)['sort' | 'accessibility'][number]}`);
  };
  return (
    <>
      {parts.map((part, order) => {
        const title = t(`grid.${part}`);
        const chosen = wordsOf(part, filter[part]);
        const options = [undefined, ...filterChoices[part]].map((value) => ({
          id: value ?? own,
          label: wordsOf(part, value),
        }));
        const onChoose = (id: string): void => onChange({ ...filter, [part]: id === own ? undefined : id });
        return (
          <Button
            key={part}
            focusKey={part}
            order={order}
            label={`${title}: ${chosen}`}
            isOn={filter[part] !== undefined}
            onActivate={() => dialogs.show({ kind: 'choice', title, options, chosenId: filter[part] ?? own, onChoose })}
          />
        );
      })}
    </>
  );
}
