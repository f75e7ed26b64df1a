import { expectFocus, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadTexts, withApplication } from '../testing/with-application';
import { OverlayDialog } from './overlay-dialog';

const meta = {
  component: OverlayDialog,
  loaders: [loadTexts],
  decorators: [withApplication],
} satisfies Meta<typeof OverlayDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Focus begins on the first button and no arrow leads out. */
const holdsFocus =
  (...buttons: readonly RegExp[]): NonNullable<Story['play']> =>
  async (context) => {
    const [first = /./, last = first] = buttons;
    await expectFocus(context, 'button', first);
    await press(context, 'up', 'down', 'back', 'onward', 'onward');
    await expectFocus(context, 'button', last);
  };

const words =
  'Fra den 1. april kan dette program ikke længere bruges på tv fra før 2015. Se, hvilke der kan, på nettet.';

export const ServiceUnavailable: Story = {
  args: { overlay: { id: 'service', kind: 'service-unavailable' } },
  play: holdsFocus(/^OK$/),
};

export const Offline: Story = { args: { overlay: { id: 'offline', kind: 'offline' } }, play: holdsFocus(/^Tilbage$/) };

export const Timeout: Story = {
  args: { overlay: { id: 'timeout', kind: 'timeout' } },
  play: holdsFocus(/^Prøv igen$/, /^Tilbage$/),
};

export const Abroad: Story = { args: { overlay: { id: 'abroad', kind: 'abroad' } }, play: holdsFocus(/./) };

export const Announcement: Story = {
  args: { overlay: { id: 'announcement', kind: 'announcement', text: words } },
  play: holdsFocus(/^OK$/),
};

export const LeavingTheApplication: Story = {
  args: { overlay: { id: 'leave', kind: 'close_app_confirmation' } },
  play: holdsFocus(/./, /./),
};
