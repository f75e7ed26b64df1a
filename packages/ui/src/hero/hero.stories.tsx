import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { heroRailRem } from '../page/page-arithmetic';
import { Tabs } from '../tabs/tabs';
import { boxOf, expectFocus, expectInWindow, pictureOf, press, wordsOf } from '../testing';
import { Hero } from './hero';

const art = pictureOf(2, { width: 1280, height: 720 });

const meta = {
  component: Hero,
  tags: ['mirrored'],
  args: { title: 'Havgus', image: art },
  decorators: [
    (Story) => (
      <main style={{ position: 'relative', height: `${heroRailRem}rem` }}>
        <Story />
      </main>
    ),
  ],
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const actions = (
      <>
        <Button focusKey="play" order={0} icon="play" label={words.continueWatching} />
        <Button focusKey="list" order={1} icon="plus" label={words.myList} />
      </>
    );
    return (
      <Hero
        kicker={words.kicker}
        description={words.description}
        meta={{ parts: ['Krimi', '2026', '2 sæsoner'], rating: { text: '15', label: words.fromAge } }}
        actions={actions}
        {...args}
      />
    );
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

const walk: Story['play'] = async (context) => {
  const words = wordsOf(context.globals);
  await expectFocus(context, 'button', words.continueWatching);
  await press(context, 'onward', 'onward');
  await expectFocus(context, 'button', words.myList);
  await press(context, 'back');
  await expectFocus(context, 'button', words.continueWatching);
};

export const Usual: Story = { args: { pips: { count: 5, current: 1 } }, play: walk };

/** [UI43] Its picture stands where its type would begin. */
export const TitlePicture: Story = {
  args: { logo: pictureOf(7, { width: 560, height: 120 }) },
  play: async (context) => {
    await walk(context);
    const picture = await within(context.canvasElement).findByRole('img', { name: 'Havgus' });
    const box = await boxOf(picture);
    const title = await boxOf(within(context.canvasElement).getByRole('heading', { level: 1 }));
    const isMirrored = document.documentElement.dir === 'rtl';
    await expect(isMirrored ? box.right : box.left).toBeCloseTo(isMirrored ? title.right : title.left, 0);
  },
};

export const LongestWords: Story = {
  args: {
    title: 'Under Limfjordens lave himmel: en fiskerfamilie gennem hundrede år',
    kicker: 'Dansk dokumentarserie i tolv afsnit',
    meta: {
      parts: ['Dokumentarserie', 'Danmark, Norge og Færøerne', '1998–2026', '12 sæsoner', 'Lydbeskrivelse'],
      rating: { text: '11', label: 'fra 11 år' },
    },
    description:
      'Fire slægtled trækker garn i den samme fjord, mens byen omkring dem skifter navn, kirke og færge. Nu skal den yngste beslutte, om kutteren skal sælges, og hvem der så skal fortælle historien videre.',
  },
  play: walk,
};

export const WithoutPicture: Story = { args: { image: undefined }, play: walk };

export const LargeText: Story = { globals: { textSize: 'large' }, play: walk };

export const HighContrast: Story = { globals: { contrast: 'high' }, play: walk };

export const TallWithSeasons: Story = {
  args: { isTall: true, kicker: undefined, pips: undefined },
  render: (args, context) => {
    const words = wordsOf(context.globals);
    return (
      <Hero {...args} actions={<Button focusKey="play" icon="play" label={words.play} />}>
        <Tabs
          label={words.seasons}
          entries={[1, 2].map((number) => ({
            key: `s${number}`,
            label: `${words.season} ${number}`,
            isCurrent: number === 2,
          }))}
        />
      </Hero>
    );
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.play);
    await press(context, 'down');
    await expectFocus(context, 'tab', `${words.season} 2`);
    await press(context, 'back', 'up');
    await expectFocus(context, 'button', words.play);
  },
};

/** What does not fit beside the first button stands under it; the title moves up. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args, context) => {
    const words = wordsOf(context.globals);
    const actions = (
      <>
        <Button focusKey="play" order={0} icon="play" label={words.continueWatching} isPrimary />
        <Button focusKey="read" order={1} icon="info" label={words.watchFromStart} />
      </>
    );
    return <Hero {...args} actions={actions} />;
  },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'button', words.continueWatching);
    await press(context, 'onward');
    await expectFocus(context, 'button', words.watchFromStart);
    await expectInWindow(context);
    const { getByRole } = within(context.canvasElement);
    const first = await boxOf(getByRole('button', { name: words.continueWatching }));
    const second = await boxOf(getByRole('button', { name: words.watchFromStart }));
    await expect((await boxOf(getByRole('heading', { name: 'Havgus' }))).bottom).toBeLessThanOrEqual(first.top);
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  },
};
