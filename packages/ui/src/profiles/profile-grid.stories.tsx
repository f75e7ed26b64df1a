import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { boxOf, expectFocus, inRoom, press } from '../testing';
import { hourOf, universeHour } from './avatar-hour';
import { ProfileGrid, type ProfileGridTile } from './profile-grid';

const lock = { pen: ['M5 11h14v9H5z', 'M8 11V8a4 4 0 0 1 8 0v3'] };
const night = universeHour({ bg: '#140F33', line: '#5546A3', accent: '#D7F25C', deep: '#0B0822' }, 0);
const day = universeHour({ bg: '#0B5C86', line: '#4FA3C7', accent: '#FFD23F', deep: '#05344F' }, 1);
const onActivate = fn();

const profiles: readonly ProfileGridTile[] = [
  { focusKey: 'astrid', name: 'Astrid', label: 'Astrid', hour: hourOf('#e0665a', 'p-2'), onActivate },
  {
    focusKey: 'soeren',
    name: 'Søren',
    label: 'Søren, Pinkode',
    note: 'Pinkode',
    hour: hourOf('#1f7a70', 'p-1'),
    mark: lock,
  },
  { focusKey: 'ida', name: 'Ida', label: 'Ida, Komet', note: 'Komet', hour: night },
  { focusKey: 'villads', name: 'Villads', label: 'Villads, Hopla', note: 'Hopla', hour: day },
  { focusKey: 'amal', name: 'أمل', label: 'أمل', hour: hourOf('#2a4d8f', 'p-5') },
];
const create: ProfileGridTile = { focusKey: 'new', name: 'Ny profil', label: 'Ny profil' };
const crowd: readonly ProfileGridTile[] = Array.from({ length: 10 }, (_, index) => ({
  focusKey: `p-${index}`,
  name: index === 3 ? 'Bedstefar på loftet' : `Profil ${index}`,
  label: index === 3 ? 'Bedstefar på loftet' : `Profil ${index}`,
  hour: hourOf('', `p-${index}`),
}));

const meta = {
  component: ProfileGrid,
  tags: ['mirrored'],
  decorators: [inRoom],
  args: { focusKey: 'profiles', order: 0, label: 'Hvem ser med?', place: 'prompt', tiles: [...profiles, create] },
} satisfies Meta<typeof ProfileGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'Astrid');
    await press(context, 'ok', 'onward');
    await expect(onActivate).toHaveBeenCalled();
    await expectFocus(context, 'button', 'Søren, Pinkode');
  },
};

/** Eight beside one another, the rest below, as in a row of a page. */
export const OnAPage: Story = {
  args: { place: 'page', tiles: [...crowd, create] },
  play: async (context) => {
    await expectFocus(context, 'button', 'Profil 0');
    await press(context, 'onward', 'down');
    await expectFocus(context, 'button', 'Profil 9');
    const { getByRole } = within(context.canvasElement);
    const first = await boxOf(getByRole('button', { name: 'Profil 0' }));
    const second = await boxOf(getByRole('button', { name: 'Profil 8' }));
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(((second.top - first.bottom) / root) * 16).toBeCloseTo(33, 0);
  },
};

export const HighContrast: Story = { ...Prompt, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Prompt, globals: { textSize: 'large' } };
export const Phone: Story = { ...Prompt, globals: { viewport: { value: 'phone', isRotated: false } } };
