import { settleMotion } from '@fjernsyn/ui/testing';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { axeParameters } from '../src/axe-parameters';
import { createConsoleWatch } from '../src/console-watch';
import { frames } from '../src/frames';
import { loadLook } from '../src/load-look';
import { initialGlobals, toolbars } from '../src/toolbars';
import { withStage } from '../src/with-stage';

// A busy machine may take longer than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });

const watch = createConsoleWatch(console);

const preview: Preview = {
  loaders: [loadLook],
  decorators: [withStage],
  globalTypes: toolbars,
  initialGlobals,
  beforeEach: watch.beforeEach,
  async afterEach() {
    await settleMotion(document);
    watch.afterEach();
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { disable: true },
    viewport: { options: frames },
    // It opens on a page.
    options: { storySort: { order: ['ui', ['page', 'hero', 'header', 'rail', '*'], 'client'] } },
    a11y: axeParameters,
  },
};

export default preview;
