import type { ActivityEvent } from '@fjernsyn/activity';
import type { TelemetryEvent } from '@fjernsyn/platform';
import type { PassiveNotice } from '../overlays/notices';

/** What is emitted of an event (C1.5); undefined of what concerns nobody else. */
export function telemetryOf(event: ActivityEvent): TelemetryEvent | undefined {
  if (event.type === 'watched') return { type: 'watched', itemId: event.item.id, itemType: event.item.type };
  if (event.type !== 'done') return undefined;
  const { action } = event;
  const item = { itemId: action.item.id, itemType: action.item.type };
  switch (action.kind) {
    case 'bookmark':
      return { type: 'bookmarked', ...item };
    case 'unbookmark':
      return { type: 'unbookmarked', ...item };
    case 'follow':
      return { type: 'followed', ...item };
    case 'unfollow':
      return { type: 'unfollowed', ...item };
    case 'rate':
      return { type: 'rated', rating: action.rating, ...item };
    case 'remove':
      return { type: 'list-item-removed', list: action.list, ...item };
    case 'save-position':
      return undefined;
  }
}

/** What the viewer is told of an event, which is spoken too: how what they did ended. A position is saved without a word. */
export function noticeOf(event: ActivityEvent): PassiveNotice | undefined {
  if (event.type !== 'done' && event.type !== 'failed') return undefined;
  const { action } = event;
  if (action.kind === 'save-position') return undefined;
  if (event.type === 'done') return { kind: 'activity-done', action };
  // What a follow is refused for is said in the words of the service (S8.14, C8.10).
  const isExplained = action.kind === 'follow' && event.error.code === 'api/refused';
  return { kind: 'activity-failed', action, reason: isExplained ? event.error.message : undefined };
}
