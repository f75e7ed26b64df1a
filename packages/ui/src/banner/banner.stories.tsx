import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../page/page';
import { expectFocus, pictureOf, press, wordsOf } from '../testing';
import { Banner } from './banner';

const meta = {
  component: Banner,
  args: {
    focusKey: 'banner',
    order: 0,
    image: pictureOf(1, { width: 1160, height: 166 }),
    ratio: 7,
    alternative: 'Havnen',
    onActivate: fn(),
  },
  decorators: [
    (Story) => (
      <Page label="Home">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof Banner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Link: Story = {
  args: { href: '/kategorier/a-aa', text: '' },
  render: (args, { globals }) => <Banner {...args} text={wordsOf(globals).popular} />,
  play: async ({ args, ...context }) => {
    await expectFocus(context, 'link', wordsOf(context.globals).popular);
    await press(context, 'ok');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
  },
};

export const WithCaption: Story = {
  args: { ratio: 3, image: pictureOf(2, { width: 1160, height: 387 }), caption: '' },
  render: (args, { globals }) => <Banner {...args} caption={wordsOf(globals).description} />,
  play: async (context) => {
    await press(context, 'down', 'ok');
    await expectFocus(context, 'img', 'Havnen');
  },
};

export const OnPhone: Story = { ...Link, globals: { viewport: { value: 'phone', isRotated: false } } };
