import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { boxOf, expectFocus, pictureOf, press, withLogo, wordsOf } from '../testing';
import { Header, type HeaderProps } from './header';
import type { HeaderEntry } from './header-entry';

interface UsualHeaderProps extends Partial<HeaderProps> {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The header as the product has it, in the toolbar's locale. */
function UsualHeader({ globals, ...props }: UsualHeaderProps) {
  const words = wordsOf(globals);
  const entries = useMemo<readonly HeaderEntry[]>(
    () => [
      { key: 'home', label: words.home, href: '/', icon: 'home' },
      { key: 'series', label: words.series, href: '/serier', icon: 'trailer' },
      { key: 'movies', label: words.movies, href: '/film', icon: 'play' },
      { key: 'list', label: words.myList, href: '/min-liste', icon: 'star' },
    ],
    [words],
  );
  return (
    <Header
      logo={{ name: 'Kanalen', label: words.toHome, href: '/' }}
      label={words.mainMenu}
      entries={entries}
      current="series"
      search={{ key: 'search', label: words.search, href: '/soeg', icon: 'search', hint: words.searchHint }}
      account={{ key: 'account', label: 'Maja', href: '/profil', avatar: pictureOf(3, { width: 48, height: 48 }) }}
      {...props}
    />
  );
}

const meta = {
  component: Header,
  tags: ['mirrored'],
  args: { logo: { name: 'Kanalen', label: 'Til forsiden', href: '/' }, label: 'Hovedmenu', entries: [] },
  render: ({ display }, { globals }) => <UsualHeader display={display} globals={globals} />,
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const search = /^(Søg|Search|بحث)/;

const walk: Story['play'] = async (context) => {
  const words = wordsOf(context.globals);
  await press(context, 'back', 'back', 'back', 'back');
  await expectFocus(context, 'link', words.toHome);
  await press(context, 'onward', 'onward');
  await expectFocus(context, 'link', words.series);
  await expect(within(context.canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent(words.series);
  await press(context, 'onward', 'onward', 'onward');
  await expectFocus(context, 'link', search);
  await press(context, 'onward');
  await expectFocus(context, 'link', 'Maja');
};

export const Overlay: Story = { play: walk };

export const Fixed: Story = { args: { display: 'fixed' }, play: walk };

export const Hidden: Story = {
  args: { display: 'hidden' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('banner')).toBeNull());
    await expect(document.body).toHaveFocus();
  },
};

export const SignedOut: Story = {
  render: (_, { globals }) => (
    <UsualHeader
      globals={globals}
      account={{ key: 'account', label: wordsOf(globals).signIn, href: '/log-ind', icon: 'person', isButton: true }}
    />
  ),
  play: async (context) => {
    await press(context, 'onward', 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'link', wordsOf(context.globals).signIn);
  },
};

/** A viewer whom the service knows by a token that stands in has neither account nor sign-in. */
export const WithoutAccount: Story = {
  render: (_, { globals }) => <UsualHeader globals={globals} account={undefined} />,
  play: async (context) => {
    await press(context, 'onward', 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'link', search);
  },
};

export const BrandPicture: Story = { decorators: [withLogo], globals: { brand: 'second' }, play: walk };

export const LargeText: Story = { globals: { textSize: 'large' }, play: walk };

export const HighContrast: Story = { globals: { contrast: 'high' }, play: walk };

export const SecondUniverse: Story = { globals: { universe: 'second' }, play: walk };

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } }, play: walk };

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: walk };

export const PhoneSignedOut: Story = { ...SignedOut, globals: { viewport: { value: 'phone', isRotated: false } } };

const longWords = ['Forside', 'Direkte fjernsyn', 'Dokumentarprogrammer', 'Børn og unge', 'Min liste'];
const longest: readonly HeaderEntry[] = longWords.map((label) => ({
  key: label,
  label,
  href: `/${label}`,
  icon: 'home',
}));
const stands = 'Ungdomsprogrammer';

/** What does not fit is left out from the end; what stands is whole. */
export const LongestWords: Story = {
  render: (_, { globals }) => (
    <UsualHeader
      globals={globals}
      entries={longest}
      current="Forside"
      account={{ key: 'account', label: stands, href: '/profil', avatar: pictureOf(3, { width: 48, height: 48 }) }}
    />
  ),
  play: async (context) => {
    const { canvasElement } = context;
    await waitFor(() => expect(within(canvasElement).queryByRole('link', { name: 'Min liste' })).toBeNull());
    const bar = await boxOf(within(canvasElement).getByRole('navigation'));
    for (const entry of within(within(canvasElement).getByRole('navigation')).getAllByRole('link')) {
      const { left, right } = await boxOf(entry);
      await expect(left >= bar.left - 1 && right <= bar.right + 1).toBe(true);
    }
    await press(context, 'onward', 'onward', 'onward', 'onward', 'onward', 'onward');
    await expectFocus(context, 'link', stands);
  },
};

export const LongestWordsLarge: Story = { ...LongestWords, globals: { textSize: 'large' } };
