import { Button } from '@fjernsyn/ui';
import type { ReactElement } from 'react';
import { useTexts } from '../hooks/use-texts';
import type { BookmarkButtonProps } from './bookmark-button';
import { markTexts } from './mark-texts';
import { useAct } from './use-act';
import { useItemState } from './use-item-state';

/** Follows somebody or something, or no longer; it shows what the service has, and not what is on its way. */
export function FollowButton({ item, order }: BookmarkButtonProps): ReactElement {
  const t = useTexts(markTexts);
  const act = useAct();
  const state = useItemState((running) => running.followOf(item.id));
  const isOn = state === 'following' || state === 'removing';
  return (
    <Button
      focusKey="follow"
      order={order}
      icon={isOn ? 'check' : 'plus'}
      label={t(isOn ? 'mark.following' : 'mark.follow')}
      isOn={isOn}
      onActivate={() => act((running) => running.toggleFollow(item))}
    />
  );
}
