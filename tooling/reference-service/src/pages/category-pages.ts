import { type Category, categories, universes } from '@fjernsyn/reference-catalogue';
import type { EntryPlan } from '../shapes/to-page-entry';
import type { PlannedPage } from './planned-page';
import { sportPage } from './sport-page';

const aToZBanner: EntryPlan = {
  kind: 'image',
  template: 'ED1',
  text: 'A–Å',
  link: '/kategorier/a-aa',
  role: 'hero7x1',
};

/** The category pages; the key of most is empty, as with the service. */
export const categoryPages: readonly PlannedPage[] = [
  ...categories.map((page) => ({
    frame: { id: page.id, path: page.path, template: 'Category', title: page.title },
    plans: [...plansOf(page), ...extrasOf(page.path), aToZBanner],
  })),
  sportPage,
];

/** The home pages of the children's universes. */
export const universePages: readonly PlannedPage[] = universes.map(({ key, description, colour, page }) => ({
  frame: {
    id: page.id,
    path: page.path,
    template: 'Home',
    key,
    title: page.title,
    description,
    themes: [{ type: 'Background', colors: [{ name: 'Primary', value: colour }] }],
  },
  plans: plansOf(page),
}));

function plansOf({ rails }: Category): readonly EntryPlan[] {
  return rails.map(({ list, template, title, more }) => ({
    kind: 'list',
    template,
    title,
    listId: list.id,
    ...(more !== undefined && { more }),
  }));
}

/** What single pages have beside their rails of titles. */
function extrasOf(path: string): readonly EntryPlan[] {
  switch (path) {
    case '/kategorier/serier':
      return [
        { kind: 'list', template: 'P1', title: 'Alle serier', listId: '400021' },
        {
          kind: 'list',
          template: 'T1',
          title: 'Afsnit for afsnit',
          listId: '400029',
          more: '/liste/afsnit-for-afsnit_400029',
        },
      ];
    case '/kategorier/film':
      return [{ kind: 'list', template: 'P1', title: 'Alle film', listId: '400012' }];
    case '/kategorier/krimi':
      return [
        { kind: 'image', template: 'H9', text: 'Krimi', link: '', role: 'custom' },
        { kind: 'list', template: 'T1', title: 'Kommer snart', listId: '400030' },
      ];
    case '/kategorier/kultur':
      return [{ kind: 'list', template: 'S1', title: 'Medvirkende', listId: '400023' }];
    default:
      return [];
  }
}
