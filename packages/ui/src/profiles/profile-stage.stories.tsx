import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button, ButtonRow } from '../button/button';
import { FocusGroup } from '../focus/focus-group';
import { boxOf, expectFocus, press } from '../testing';
import { hourOf } from './avatar-hour';
import { ProfileGrid } from './profile-grid';
import { ProfileStage } from './profile-stage';

const tiles = Array.from({ length: 19 }, (_, index) => ({
  focusKey: `p-${index}`,
  name: `Profil ${index}`,
  label: `Profil ${index}`,
  hour: hourOf('', `p-${index}`),
}));
const keys = tiles.map(({ focusKey }) => focusKey);

const meta = {
  component: ProfileStage,
  tags: ['mirrored'],
  args: { gridKey: 'profiles', tileKeys: keys, footKey: 'actions' },
  render: (args) => (
    <FocusGroup kind="column" focusKey="screen">
      <main
        style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, overflow: 'hidden', padding: '3.75rem' }}
      >
        <ProfileStage {...args}>
          <ProfileGrid focusKey="profiles" order={0} tiles={tiles} place="prompt" />
          <div style={{ marginTop: '3rem' }}>
            <ButtonRow order={1}>
              <Button focusKey="done" label="Færdig" />
            </ButtonRow>
          </div>
        </ProfileStage>
      </main>
    </FocusGroup>
  ),
} satisfies Meta<typeof ProfileStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Down through all rows: what has focus is on the screen, and the button at the end whole. */
export const Crowd: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'Profil 0');
    await press(context, 'down', 'down');
    await expectFocus(context, 'button', 'Profil 12');
    await waitFor(async () => expect((await boxOf(document.activeElement)).bottom).toBeLessThan(window.innerHeight));
    await press(context, 'down', 'down');
    await expectFocus(context, 'button', 'Færdig');
    await waitFor(async () => expect((await boxOf(document.activeElement)).bottom).toBeLessThan(window.innerHeight));
  },
};
