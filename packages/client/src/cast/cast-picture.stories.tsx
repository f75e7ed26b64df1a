import { createObservable } from '@fjernsyn/kernel';
import { expectVisible, pictureOf } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { loadApplication, withApplication } from '../testing/with-application';
import { CastPicture } from './cast-picture';

const watch = { view: createObservable({} as never), playItem: () => undefined };

const meta = {
  component: CastPicture,
  loaders: [loadApplication],
  decorators: [withApplication],
  args: {
    watch,
    casting: {
      follow: () => () => undefined,
      view: createObservable({
        connectionStatus: 'connected',
        noDevice: false,
        castDevice: 'Stue-tv',
        showIntroduction: false,
        item: { id: '12', title: 'Havgus', pictureUrl: pictureOf(2, { width: 1280, height: 720 }) },
        error: undefined,
      }),
    },
  },
} satisfies Meta<typeof CastPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {
  play: async ({ canvasElement }) => {
    await expectVisible(within(canvasElement).getByText('Havgus'));
  },
};
