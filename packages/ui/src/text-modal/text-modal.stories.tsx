import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { boxOf, expectFocus, expectVisible, press, wordsOf } from '../testing';
import type { TextBlock } from '../text-blocks/text-blocks';
import { TextModal } from './text-modal';

const page = (position: number, count: number): string => `${position} / ${count}`;

const meta = {
  component: TextModal,
  tags: ['mirrored'],
  args: { focusKey: 'text', title: 'Havgus', blocks: [], texts: { close: 'Luk', page }, onClose: fn() },
  render: ({ blocks, ...args }, { globals }) => {
    const words = wordsOf(globals);
    const shown: readonly TextBlock[] = blocks.length > 0 ? blocks : [{ kind: 'paragraph', text: words.description }];
    return <TextModal {...args} blocks={shown} rating={{ text: '15', label: words.fromAge }} />;
  },
} satisfies Meta<typeof TextModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All is seen at once: there is nothing but to close it. */
export const Short: Story = {
  args: { facts: ['Krimi', '2 sæsoner'] },
  play: async (context) => {
    await expectFocus(context, 'button', 'Luk');
    await press(context, 'up', 'down', 'onward', 'back', 'ok');
    await expect(context.args.onClose).toHaveBeenCalledTimes(1);
    await expectVisible(within(context.canvasElement).getByRole('dialog', { name: 'Havgus' }));
  },
};

const sentence =
  'Da tågen letter over Limfjorden, er læreren væk, og de børn, der så ham sidst, siger hver sit om den aften på dæmningen. ';
const long: readonly TextBlock[] = Array.from({ length: 9 }, (_, index) => ({
  kind: 'paragraph',
  text: `${index + 1}. ${sentence.repeat(4)}`,
}));

const scrolls: Story['play'] = async (context) => {
  const { canvasElement } = context;
  const screen = within(canvasElement);
  await waitFor(() => expect(screen.getByRole('region', { name: /^1 \// })).toHaveFocus());
  const view = screen.getByText(/^1\. Da tågen/).closest<HTMLElement>('.fs-travels');
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  await press(context, 'down');
  await waitFor(() => expect(Math.abs((view?.scrollTop ?? 0) - (533 / 16) * remPx)).toBeLessThan(2));
  await press(context, 'down', 'down', 'down', 'down', 'down', 'down', 'down', 'down');
  await waitFor(async () => {
    const { bottom } = await boxOf(screen.getByText(/^9\. Da tågen/));
    expect(bottom).toBeLessThanOrEqual((await boxOf(view)).bottom + 1);
  });
};

export const Long: Story = { args: { facts: ['Krimi', '2 sæsoner'], blocks: long }, play: scrolls };

export const FullHd: Story = { ...Long, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };

const waits: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('region', { name: /^1 \// })).toHaveFocus());
};

export const LargeText: Story = { ...Long, globals: { textSize: 'large' }, play: waits };

export const HighContrast: Story = { ...Long, globals: { contrast: 'high' } };

export const Phone: Story = { ...Long, globals: { viewport: { value: 'phone', isRotated: false } }, play: waits };

export const Desktop: Story = { ...Long, globals: { viewport: { value: 'desktop', isRotated: false } }, play: waits };

export const WithNote: Story = {
  args: {
    facts: ['Nyheder', '28. november'],
    note: {
      title: 'Rettelse',
      text: 'I en tidligere udgave blev Thyborøn kaldt en ø. Det er rettet den 28. november kl. 9.15.',
    },
    blocks: long,
  },
  play: waits,
};

/** Help: headings, paragraphs and lists of a page of the service. */
export const Help: Story = {
  args: {
    title: 'Hjælp',
    blocks: [
      { kind: 'heading', text: 'Log ind på dit fjernsyn' },
      { kind: 'paragraph', text: 'Brug en telefon eller computer på samme net.' },
      {
        kind: 'list',
        entries: ['Åbn siden på telefonen.', 'Skriv koden fra skærmen.', 'Vent, til fjernsynet siger, at det er klar.'],
      },
      { kind: 'heading', text: 'Koden er udløbet' },
      { kind: 'paragraph', text: 'Vælg Få en ny kode. Den gamle kan ikke bruges igen.' },
    ],
  },
  play: (context) => expectFocus(context, 'button', 'Luk'),
};

export const LongestWords: Story = {
  args: {
    title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år og fire generationer',
    facts: ['Dokumentarserie', '12 afsnit', 'Produktionsland: Danmark, Grønland og Færøerne'],
    blocks: [{ kind: 'paragraph', text: 'Speciallægepraksisplanlægningsstabiliseringsperiode. '.repeat(40) }, ...long],
  },
  play: waits,
};
