import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFocus, pictureOf, press, wordsOf } from '../testing';
import { Header, type HeaderEntry } from './header';

const meta = {
  component: Header,
  args: { logo: { name: 'fjernsyn' }, label: 'Hovedmenu', entries: [] },
  render: (args, { globals }) => {
    const words = wordsOf(globals);
    const entries: HeaderEntry[] = [
      { key: 'home', label: words.home, href: '/' },
      { key: 'series', label: words.series, href: '/serier', isCurrent: true },
      { key: 'movies', label: words.movies, href: '/film' },
      { key: 'list', label: words.myList, href: '/min-liste' },
    ];
    const tools: HeaderEntry[] = [
      { key: 'search', label: words.search, href: '/soeg', icon: 'search' },
      { key: 'account', label: 'Maja', href: '/profil', avatar: pictureOf(3, { width: 48, height: 48 }) },
    ];
    return <Header {...args} label={words.mainMenu} entries={entries} tools={tools} />;
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const walk: Story['play'] = async (context) => {
  const words = wordsOf(context.globals);
  await press(context, 'back', 'back', 'back');
  await expectFocus(context, 'link', words.home);
  await press(context, 'onward');
  await expectFocus(context, 'link', words.series);
  await expect(within(context.canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(words.series);
  await press(context, 'onward', 'onward', 'onward', 'onward');
  await expectFocus(context, 'link', 'Maja');
};

export const OverArt: Story = { play: walk };

export const Fixed: Story = { args: { isFixed: true }, play: walk };

export const BrandPicture: Story = {
  args: { logo: { name: 'Havblik', image: pictureOf(5, { width: 160, height: 40 }) } },
  globals: { brand: 'havblik' },
  play: walk,
};

export const LongestWords: Story = {
  args: {
    entries: ['Forside', 'Direkte fjernsyn', 'Dokumentarprogrammer', 'Børn og unge', 'Min liste'].map(
      (label, index) => ({
        key: label,
        label,
        href: `/${index}`,
      }),
    ),
    tools: [{ key: 'search', label: 'Søg', href: '/soeg', icon: 'search' }],
  },
  render: (args) => <Header {...args} />,
  play: async (context) => {
    await press(context, 'onward', 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'link', 'Søg');
  },
};
