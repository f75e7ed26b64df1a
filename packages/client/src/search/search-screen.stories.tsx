import { AppError } from '@fjernsyn/kernel';
import type { SearchView } from '@fjernsyn/shell';
import { loadKeypad } from '@fjernsyn/ui';
import { boxOf, expectFocus, expectVisible, press } from '@fjernsyn/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useLoaded } from '../hooks/use-loaded';
import { loadApplication, withApplication } from '../testing/with-application';
import { createFakeSearch, foundRail, foundSeries } from './search-fixture';
import { SearchScreen } from './search-screen';

const heard = fn();

/** The search without a service. */
function SearchPage({ view }: { readonly view: Partial<SearchView> }): ReactNode {
  const search = useMemo(() => createFakeSearch(view, heard), [view]);
  const keypad = useLoaded(loadKeypad);
  return keypad.state === 'loaded' && <SearchScreen search={search} parts={keypad.value} entryKey="story" />;
}

const found: Partial<SearchView> = {
  text: 'hav',
  term: 'hav',
  state: 'results',
  total: 11,
  groups: foundSeries,
  recent: ['under isen', 'håndbold', 'tove'],
};

const meta = {
  component: SearchPage,
  tags: ['mirrored'],
  loaders: [loadApplication],
  decorators: [withApplication],
  args: { view: found },
} satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const onPhone = { viewport: { value: 'phone', isRotated: false } };
const onDesktop = { viewport: { value: 'desktop', isRotated: false } };

/** Letters keep their order from right to left, so right is right there too. */
const right = ({ userEvent }: { userEvent: { keyboard(text: string): Promise<unknown> } }, times: number) =>
  userEvent.keyboard('{ArrowRight}'.repeat(times));

export const Found: Story = {
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await press(context, 'down', 'down');
    const isMirrored = document.documentElement.dir === 'rtl';
    if (isMirrored) await context.userEvent.keyboard('{ArrowLeft}');
    else await right(context, 6);
    await expectFocus(context, 'link', /^Havgus/);
    await press(context, 'back');
    await expectFocus(context, 'button', isMirrored ? 'm' : 'r');
  },
};

/** [CL871] A letter of a keyboard stands in the field at once, wherever focus is. */
export const Untouched: Story = {
  args: { view: { recent: ['under isen', 'håndbold', 'tove', 'den store bagedyst', 'vintercykling'] } },
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await context.userEvent.keyboard('jæ');
    await waitFor(() =>
      expect(within(context.canvasElement).getByRole('group', { name: 'Søgefelt' })).toHaveTextContent('jæ'),
    );
    await expectFocus(context, 'button', 'a');
  },
};

export const OneLetter: Story = {
  args: { view: { text: 'h', state: 'hint' } },
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await expectVisible(within(context.canvasElement).getByText('Skriv mindst to bogstaver'));
  },
};

export const OnItsWay: Story = {
  args: { view: { text: 'hav', state: 'loading' } },
  play: (context) => expectFocus(context, 'button', 'a'),
};

export const NothingFound: Story = {
  args: { view: { text: 'havm', state: 'empty', term: 'havm', recent: ['tove'] } },
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    await expectVisible(within(context.canvasElement).getAllByText('Ingen fund på "havm"')[0]);
  },
};

export const NotWorking: Story = {
  args: { view: { text: 'hav', state: 'failed', error: new AppError('http/unreachable') } },
  play: async (context) => {
    heard.mockClear();
    await expectFocus(context, 'button', 'a');
    if (document.documentElement.dir === 'rtl') await context.userEvent.keyboard('{ArrowLeft}');
    else await right(context, 6);
    await expectFocus(context, 'button', 'Prøv igen');
    await press(context, 'ok');
    await expect(heard).toHaveBeenCalledWith('retry');
  },
};

export const OnPhone: Story = {
  globals: onPhone,
  play: (context) => expectFocus(context, 'button', 'Søgefelt: hav'),
};

export const OnPhoneUntouched: Story = {
  globals: onPhone,
  args: { view: { recent: ['under isen', 'håndbold', 'tove'] } },
  play: async (context) => {
    await expectFocus(context, 'button', 'Søgefelt: Titel, person eller emne');
    await press(context, 'down');
    await expectFocus(context, 'button', 'under isen');
  },
};

export const OnDesktop: Story = {
  globals: onDesktop,
  play: async (context) => {
    await expectFocus(context, 'button', 'Søgefelt: hav');
    await press(context, 'down');
    await expectFocus(context, 'link', /^Havgus/);
    await context.userEvent.keyboard('n');
    await expectVisible(await within(context.canvasElement).findByRole('button', { name: 'Søgefelt: havn' }));
  },
};

export const HighContrast: Story = { ...Found, globals: { contrast: 'high' } };
export const LargeText: Story = { ...Found, globals: { textSize: 'large' } };
export const SecondUniverse: Story = { ...Found, globals: { universe: 'second' } };

/** [CL870] The longest words and many groups stay within their places. */
export const ManyGroups: Story = {
  args: {
    view: {
      ...found,
      text: 'under limfjordens lave himmel en fiskerfamilie',
      groups: [
        ...foundSeries,
        foundRail('events', ['Håndbold']),
        foundRail('persons', ['Ane Havn', 'Bo Hav'], 'square'),
      ],
    },
  },
  play: async (context) => {
    await expectFocus(context, 'button', 'a');
    const [field] = within(context.canvasElement).getAllByRole('group', { name: 'Søgefelt' });
    const { left, right: end } = await boxOf(field);
    await expect(left).toBeGreaterThan(0);
    await expect(end).toBeLessThan(window.innerWidth);
  },
};
