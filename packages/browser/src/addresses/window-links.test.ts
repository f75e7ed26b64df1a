import { expect, test, vi } from 'vitest';
import { createWindowLinks } from './window-links';

test('[BR91] opens an outside address in a window that knows nothing of ours', () => {
  const open = vi.fn(() => null);
  expect(createWindowLinks({ open }).open('https://help.example/tv')).toBe(true);
  expect(open).toHaveBeenCalledWith('https://help.example/tv', '_blank', 'noopener,noreferrer');
});
