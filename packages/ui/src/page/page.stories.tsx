import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { Header } from '../header/header';
import { Hero } from '../hero/hero';
import { Rail } from '../rail/rail';
import type { TileRole } from '../settings/tile-roles';
import { boxOf, expectFocus, expectVisible, pictureOf, press, titleOf, wordsOf } from '../testing';
import { Tile } from '../tile/tile';
import { Page } from './page';

const meta = { component: Page, tags: ['mirrored'], args: { label: 'Forside' } } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const roles: readonly TileRole[] = ['wide', 'poster', 'episode', 'square'];
const renderTile = (index: number) => (
  <Tile href={`/${index}`} {...titleOf(index)} image={pictureOf(index, { width: 304, height: 240 })} />
);

interface HomeProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly hasHero?: boolean;
  readonly railCount?: number;
}

function Home({ globals, hasHero = true, railCount = 2 }: HomeProps) {
  const [isAtTop, setIsAtTop] = useState(true);
  const words = wordsOf(globals);
  const entries = useMemo(
    () => [
      { key: 'home', label: words.home, href: '/' },
      { key: 'movies', label: words.movies, href: '/film' },
    ],
    [words],
  );
  const hero = (
    <Hero
      title="Havgus"
      description={words.description}
      image={pictureOf(2, { width: 1280, height: 720 })}
      actions={<Button focusKey="play" icon="play" label={words.continueWatching} />}
    />
  );
  return (
    <>
      <Header
        logo={{ name: 'Kanalen', label: words.toHome, href: '/' }}
        label={words.mainMenu}
        entries={entries}
        current="home"
        display={isAtTop && hasHero ? 'overlay' : 'fixed'}
      />
      <Page
        label={words.home}
        hero={hasHero ? hero : undefined}
        onTopChange={setIsAtTop}
        footer={<Button focusKey="top" icon="top" label={words.backToTop} />}
      >
        {roles.slice(0, railCount).map((role, order) => (
          <Rail
            key={role}
            focusKey={role}
            order={order}
            role={role}
            title={`${words.popular} ${order + 1}`}
            count={12}
            keyOf={String}
            renderTile={renderTile}
          />
        ))}
      </Page>
    </>
  );
}

const walk: Story['play'] = async (context) => {
  const words = wordsOf(context.globals);
  await press(context, 'down');
  await expectFocus(context, 'button', words.continueWatching);
  await press(context, 'down', 'onward');
  await expectFocus(context, 'link', /Bøgenat/);
  await press(context, 'up');
  await expectFocus(context, 'button', words.continueWatching);
  await press(context, 'up');
  await expectFocus(context, 'link', words.home);
};

export const Front: Story = { render: (_, { globals }) => <Home globals={globals} />, play: walk };

export const Scrolled: Story = {
  render: (_, { globals }) => <Home globals={globals} railCount={4} />,
  play: async (context) => {
    await press(context, 'down', 'down', 'down', 'down');
    await expectFocus(context, 'link', /Havgus/);
    await press(context, 'down', 'down');
    await expectFocus(context, 'button', wordsOf(context.globals).backToTop);
    await press(context, 'up', 'onward');
    await expectFocus(context, 'link', /Bøgenat/);
  },
};

export const RailsAlone: Story = {
  render: (_, { globals }) => <Home globals={globals} hasHero={false} />,
  play: async (context) => {
    await press(context, 'down', 'back', 'onward');
    await expectFocus(context, 'link', /Bøgenat/);
  },
};

export const LargeText: Story = { ...Front, globals: { textSize: 'large' } };
export const HighContrast: Story = { ...Front, globals: { contrast: 'high' } };
export const ReducedMotion: Story = { ...Front, globals: { motion: 'reduced' } };
export const SecondBrand: Story = { ...Front, globals: { brand: 'second' } };
export const FirstUniverse: Story = { ...Front, globals: { universe: 'first' } };
export const SecondUniverse: Story = { ...Front, globals: { universe: 'second' } };
export const ThirdUniverse: Story = { ...Front, globals: { universe: 'third' } };
export const Arabic: Story = { ...Front, globals: { locale: 'ar' } };
export const FullHd: Story = { ...Front, globals: { viewport: { value: 'tvFullHd', isRotated: false } } };
export const Desktop: Story = { ...Front, globals: { viewport: { value: 'desktop', isRotated: false } } };
export const Phone: Story = {
  ...Front,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Title, buttons and the head of the first rail are seen at once. */
export const PhoneLying: Story = {
  render: (_, { globals }) => <Home globals={globals} railCount={1} />,
  globals: { viewport: { value: 'phoneLying', isRotated: false } },
  play: async (context) => {
    const words = wordsOf(context.globals);
    await expectFocus(context, 'link', words.home);
    const entries = await boxOf(within(context.canvasElement).getByRole('link', { name: words.home }));
    const rail = within(context.canvasElement).getByRole('heading', { name: `${words.popular} 1` });
    await expect((await boxOf(rail)).bottom).toBeLessThanOrEqual(entries.top);
    await expectVisible(within(context.canvasElement).getByRole('heading', { name: 'Havgus' }));
  },
};
