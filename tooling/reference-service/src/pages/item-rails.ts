import {
  audienceOf,
  type CatalogueEntry,
  competitionListId,
  personListId,
  showcaseListIds,
  teamListId,
  teamsListId,
  titleBehind,
  universes,
} from '@fjernsyn/reference-catalogue';
import type { EntryPlan } from '../shapes/to-page-entry';

const similar: readonly (readonly [genre: string, plan: EntryPlan])[] = [
  ['Krimi', rail('Mere krimi', '400004', '/kategorier/krimi')],
  ['Historie', rail('Mere historie', '400018', '/kategorier/historie')],
  ['Natur', rail('Mere natur', '400011', '/kategorier/natur')],
  ['Kultur', rail('Mere kultur', '400022', '/kategorier/kultur')],
  ['Musik', rail('Mere kultur', '400022', '/kategorier/kultur')],
  ['Dokumentar', rail('Flere dokumentarer', '400010', '/kategorier/dokumentar')],
];

/** The rails below an item, made of what is near to it; a child's title leads to nothing but its own universe. */
export function itemRails(entry: CatalogueEntry): readonly EntryPlan[] {
  switch (entry.type) {
    case 'persona':
      return [rail(`Med ${entry.person.name}`, personListId(entry.id))];
    case 'competition':
      return entry.competition.itemType === undefined
        ? [rail('Kampe og løb', competitionListId(entry.id)), rail('Hold', teamsListId(entry.id))]
        : [rail('Lige nu', showcaseListIds.live)];
    case 'team':
      return [
        rail('Kampe', teamListId(entry.id)),
        rail('Hold i samme turnering', teamsListId(entry.team.competitionId)),
      ];
    case 'event':
      return entry.event.isAlwaysLive === true
        ? [rail('Sport lige nu', '400017')]
        : [rail(entry.competition.title, competitionListId(entry.competition.id)), rail('Sport lige nu', '400017')];
    case 'channel':
    case 'link':
      return [];
    default:
      return titleRails(entry);
  }
}

function titleRails(entry: CatalogueEntry): readonly EntryPlan[] {
  const universe = universes.find(({ audience }) => audience === audienceOf(entry));
  if (universe !== undefined)
    return universe.page.rails
      .slice(1, 3)
      .map(({ list, template, title }) => ({ kind: 'list', template, title, listId: list.id }));
  const genres: readonly string[] = titleBehind(entry)?.genres ?? [];
  const found = similar.find(([genre]) => genres.includes(genre));
  return [
    { kind: 'recommendation', template: 'T1', title: 'Måske også', listId: '400014' },
    ...(found === undefined ? [] : [found[1]]),
    entry.type === 'program'
      ? { kind: 'list', template: 'P2', title: 'Flere film', listId: '400007', more: '/kategorier/film' }
      : { kind: 'list', template: 'P2', title: 'Flere serier', listId: '400003', more: '/kategorier/serier' },
  ];
}

function rail(title: string, listId: string, more?: string): EntryPlan {
  return { kind: 'list', template: 'T1', title, listId, ...(more !== undefined && { more }) };
}
