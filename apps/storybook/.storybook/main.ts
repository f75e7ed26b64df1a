import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions, type Plugin } from 'vite';

/**
 * Keeps the fonts that ui's index brings. Its manifest says that only styles have side effects, and Vite passes over an
 * index that merely hands on what others export, its styles with it; esbuild, which bundles the product, keeps them.
 */
const keepFonts: Plugin = {
  name: 'keep-fonts',
  transform(code, id) {
    return id.endsWith('/packages/ui/src/index.ts') ? { code, moduleSideEffects: true } : undefined;
  },
};

export default defineMain({
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  stories: [
    { directory: '../../../packages/ui/src', titlePrefix: 'ui', files: '**/*.stories.tsx' },
    { directory: '../../../packages/client/src', titlePrefix: 'client', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: false },
  // Stories show the product: what its packages offer in place of what development needs.
  viteFinal: ({ plugins = [], resolve, ...config }) => ({
    ...config,
    resolve: { ...resolve, conditions: ['fjernsyn-product', ...(resolve?.conditions ?? defaultClientConditions)] },
    plugins: [...plugins, keepFonts],
  }),
});
