import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The screens are what one comes for: its own tour of itself stays away.
  features: { sidebarOnboardingChecklist: false },
  stories: [
    { directory: '../../../packages/ui/src', titlePrefix: 'ui', files: '**/*.stories.tsx' },
    { directory: '../../../packages/client/src', titlePrefix: 'client', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  // Stories show the product: what its packages offer in place of what development needs.
  viteFinal: ({ resolve, ...config }) => ({
    ...config,
    resolve: { ...resolve, conditions: ['fjernsyn-product', ...(resolve?.conditions ?? defaultClientConditions)] },
  }),
});
