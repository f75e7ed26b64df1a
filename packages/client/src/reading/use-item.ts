import type { ItemDetailModel } from '@fjernsyn/catalogue';
import { useMemo } from 'react';
import { useClient } from '../application-context';
import { type ResourceReading, useResource } from './use-resource';

/** An item by its id, for the viewer of the moment; without an id nothing is asked for. */
export function useItem(id: string | undefined): ResourceReading<ItemDetailModel> {
  const { reading } = useClient().application;
  return useResource(useMemo(() => (id === undefined ? undefined : reading.item(id)), [reading, id]));
}
