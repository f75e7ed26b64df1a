import type { Decorator } from '@storybook/react-vite';
import { readStage } from './read-stage';
import { Stage } from './stage';

/** The decorator of every story: the stage that the toolbars ask for. */
export const withStage: Decorator = (Story, { globals, id }) => (
  <Stage key={id} settings={readStage(globals)}>
    <Story />
  </Stage>
);
