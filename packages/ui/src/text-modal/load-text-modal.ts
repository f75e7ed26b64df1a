import type { TextModal } from './text-modal';

/** Fetches the modal for long texts, which nobody needs before a text is to be read. Rejects where it cannot be fetched. */
export async function loadTextModal(): Promise<typeof TextModal> {
  return (await import('./text-modal')).TextModal;
}
