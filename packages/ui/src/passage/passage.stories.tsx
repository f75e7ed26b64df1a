import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Page } from '../page/page';
import { expectFocus, expectVisible, press, wordsOf } from '../testing';
import type { TextBlock } from '../text-blocks/text-blocks';
import { Passage } from './passage';

const meta = {
  component: Passage,
  args: { focusKey: 'text', order: 0, blocks: [] },
  decorators: [
    (Story) => (
      <Page label="Om">
        <Story />
      </Page>
    ),
  ],
  render: ({ actions, ...args }, { globals }) => {
    const words = wordsOf(globals);
    const blocks: readonly TextBlock[] = [
      { kind: 'paragraph', text: words.description },
      { kind: 'list', entries: [words.series, words.movies, words.live] },
      { kind: 'fact', name: words.series, text: words.description },
    ];
    const labels = [words.readMore, words.movies, words.live];
    const labelled = actions?.map((action, index) => ({ ...action, label: labels[index] ?? '' }));
    return <Passage {...args} title={words.popular} blocks={blocks} actions={labelled} />;
  },
} satisfies Meta<typeof Passage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement, globals }) => {
    await expectVisible(within(canvasElement).getByRole('heading', { name: wordsOf(globals).popular }));
    await expect(document.activeElement).toHaveTextContent(wordsOf(globals).description);
  },
};

const onActivate = fn();

export const Beginning: Story = {
  args: { actions: [{ focusKey: 'more', label: '', icon: 'info', onActivate }] },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).readMore);
    await press(context, 'ok');
    await expect(onActivate).toHaveBeenCalled();
  },
};

export const WithChoices: Story = {
  args: {
    actions: [
      { focusKey: 'one', label: '', isOn: true },
      { focusKey: 'two', label: '', isOn: false },
      { focusKey: 'three', label: '', isDisabled: true },
    ],
  },
  play: async (context) => {
    await expectFocus(context, 'button', wordsOf(context.globals).readMore);
    await press(context, 'onward');
    await expectFocus(context, 'button', wordsOf(context.globals).movies);
  },
};

export const OnPhone: Story = { ...Whole, globals: { viewport: { value: 'phone', isRotated: false } } };
