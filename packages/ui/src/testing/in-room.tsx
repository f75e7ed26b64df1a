import type { Decorator } from '@storybook/react-vite';

/** Stands a part that is not a page by itself inside the safe area, in the landmark that a page would give it. */
export const inRoom: Decorator = (Story) => (
  <main style={{ padding: '6rem 3.75rem' }}>
    <Story />
  </main>
);
