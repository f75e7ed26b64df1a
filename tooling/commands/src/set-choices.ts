import type { Choice } from '@fjernsyn/simulator';
import { LANGUAGES, type LookOptions } from './look-options';
import type { PlacedWorld } from './worlds';

const titles: Readonly<Record<(typeof LANGUAGES)[number], string>> = { da: 'Dansk', en: 'English', ar: 'العربية' };

/** What the simulator lets a developer choose of the app, and what it stands at: the options of `npm start`. */
export const setChoices = (
  look: LookOptions,
  brands: readonly { readonly id: string; readonly name: string }[],
  worlds: readonly PlacedWorld[],
): readonly Choice[] => [
  {
    name: 'brand',
    label: 'Brand',
    options: brands.map(({ id, name }) => ({ value: id, title: name })),
    chosen: look.brand ?? brands[0]?.id ?? '',
  },
  {
    name: 'lang',
    label: 'Language',
    options: LANGUAGES.map((value) => ({ value, title: titles[value] })),
    chosen: look.language ?? LANGUAGES[0],
  },
  {
    name: 'contrast',
    label: 'Contrast',
    options: [
      { value: 'normal', title: 'Normal contrast' },
      { value: 'high', title: 'High contrast' },
    ],
    chosen: look.isHighContrast === true ? 'high' : 'normal',
  },
  {
    name: 'text',
    label: 'Text size',
    options: [
      { value: 'normal', title: 'Normal text' },
      { value: 'large', title: 'Large text' },
    ],
    chosen: look.hasLargeText === true ? 'large' : 'normal',
  },
  ...(worlds.length === 0
    ? []
    : [
        {
          name: 'path',
          label: 'World',
          options: [
            { value: '', title: 'Grown-ups' },
            ...worlds.map(({ name, path }) => ({ value: path, title: name })),
          ],
          chosen: '',
        },
      ]),
];
