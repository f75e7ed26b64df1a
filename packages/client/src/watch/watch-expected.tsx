import { useFocusWithin } from '@fjernsyn/ui';
import { useEffect } from 'react';
import { useOpened } from '../application-context';

/** Props of {@link WatchExpected}. */
export interface WatchExpectedProps {
  readonly itemId: string;
}

/** Has the beginning of an item fetched while focus stands in the group around, where its Play is. Shows nothing. */
export function WatchExpected({ itemId }: WatchExpectedProps): null {
  const { playing } = useOpened();
  const isNear = useFocusWithin();
  useEffect(() => (isNear ? playing.expect(itemId) : undefined), [playing, itemId, isNear]);
  return null;
}
