import { isDirection, type RemoteKey } from '@fjernsyn/kernel';

const typedTypes: ReadonlySet<string> = new Set(['text', 'search', 'email', 'password', 'tel', 'url', 'number']);

/**
 * Whether a key pressed inside a text field is the field's own: typing and erasing always, left and right while the caret can still move
 * that way, and every key of a field with several lines but Escape and the media keys.
 */
export function isKeptByTextField(target: EventTarget | null, name: string | undefined, key: RemoteKey): boolean {
  const field = toTextField(target);
  if (!field) return false;
  if (name === 'Backspace' || name?.length === 1) return true;
  if (!(isDirection(key) || key === 'ok')) return false;
  if (field === 'lines') return true;
  if (key !== 'left' && key !== 'right') return false;
  const { selectionStart, selectionEnd, value } = field;
  // Fields of numbers and addresses tell no caret: there the arrows leave an empty field only.
  if (selectionStart === null || selectionEnd === null) return value !== '';
  return key === 'left' ? selectionEnd > 0 : selectionStart < value.length;
}

function toTextField(target: EventTarget | null): HTMLInputElement | 'lines' | undefined {
  const element = target as HTMLElement | null;
  // Events of the window itself have a target without a tag.
  const tag = element?.tagName?.toUpperCase();
  if (tag === 'TEXTAREA') return 'lines';
  if (tag === 'INPUT')
    return typedTypes.has((element as HTMLInputElement).type) ? (element as HTMLInputElement) : undefined;
  return element?.isContentEditable ? 'lines' : undefined;
}
