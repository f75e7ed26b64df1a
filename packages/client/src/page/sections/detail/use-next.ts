import type { ItemDetailModel } from '@fjernsyn/catalogue';
import type { NextItemModel } from '@fjernsyn/shell';
import { useMemo } from 'react';
import { useProfileActivity } from '../../../activity/use-profile-activity';
import { useResource } from '../../../reading/use-resource';

/** What a profile goes on with in a series. */
export interface Next {
  /** Undefined where that is not known, and where it has to do with nobody. */
  readonly next: NextItemModel | undefined;
  /** Whether it is on its way. */
  readonly isAwaited: boolean;
}

/** What the profile of the moment goes on with in a series; of nobody, and of what is no series, nothing is asked. */
export function useNext({ id, type }: Pick<ItemDetailModel, 'id' | 'type'>): Next {
  const { running, isAwaited } = useProfileActivity();
  const isSeries = type === 'show' || type === 'season';
  const resource = useMemo(() => (isSeries ? running?.nextOf(id) : undefined), [running, isSeries, id]);
  const { value, status } = useResource(resource);
  return {
    next: value?.playable && value,
    isAwaited: isSeries && (isAwaited || (resource !== undefined && status === 'loading')),
  };
}
