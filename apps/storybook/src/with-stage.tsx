import type { Decorator } from '@storybook/react-vite';
import type { Look } from './load-look';
import { readStage } from './read-stage';
import { Stage } from './stage';

/** The decorator of every story: the stage that the toolbars ask for. */
export const withStage: Decorator = (Story, { globals, id, loaded }) => (
  <Stage key={id} settings={readStage(globals)} look={loaded.look as Look}>
    <Story />
  </Stage>
);
