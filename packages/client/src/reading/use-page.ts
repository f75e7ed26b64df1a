import type { PageModel } from '@fjernsyn/catalogue';
import { useMemo } from 'react';
import { useClient } from '../application-context';
import { type ResourceReading, useResource } from './use-resource';

/** The page of a path, for the viewer of the moment. */
export function usePage(path: string): ResourceReading<PageModel> {
  const { reading } = useClient().application;
  return useResource(useMemo(() => reading.page(path), [reading, path]));
}
