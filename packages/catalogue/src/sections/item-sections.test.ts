import { parseItem } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { toItemSections } from './item-sections';
import type { SectionKind, SectionOf } from './section';

const ignore = (): void => undefined;
const film = { id: '1', type: 'program', title: 'Bøgenat', path: '/program/boegenat_1' };

function sectionsOf(sent: object, hasProfile = false) {
  const item = parseItem({ ...film, ...sent }, ignore);
  const { above, below } = toItemSections(item, item.path ?? '', { report: ignore, hasProfile });
  const sections = [...above, ...below];
  return {
    above: above.map(({ id }) => id),
    below: below.map(({ id }) => id),
    of: <Kind extends SectionKind>(kind: Kind) =>
      sections.find((section): section is SectionOf<Kind> => section.kind === kind),
  };
}

const list = (items: readonly object[], title?: string) => ({
  id: 'made-up',
  title,
  size: items.length,
  items,
  paging: { page: 1, total: 1 },
});

describe('the sections of an item', () => {
  it('[CA740] relations and trailers stand above the entries, credits, what goes with it and facts below', () => {
    const sections = sectionsOf(
      {
        credits: [{ name: 'Asta Lund' }],
        trailers: [{ id: '2', type: 'trailer', title: 'Bøgenat' }],
        relationships: { teams: list([{ id: '3', type: 'team', title: 'Vadby' }]) },
        customFields: { ProductionCountry: 'DANMARK' },
      },
      true,
    );
    expect(sections.above).toEqual(['detail', 'relation:teams', 'trailers']);
    expect(sections.below).toEqual(['credits', 'related', 'facts']);
    expect(sectionsOf({})).toMatchObject({ above: ['detail'], below: [] });
  });

  it('[CA741] somebody is credited once, with all that they do', () => {
    const path = '/person/asta-lund_9';
    const { of } = sectionsOf({
      credits: [
        { name: 'Asta Lund', role: 'director', path },
        { name: 'Bo Vang', role: 'actor', character: 'Lensmanden' },
        { name: 'Asta Lund', role: 'actor', character: 'Læreren', path },
        { name: 'Asta Lund', role: 'director', path },
      ],
    });
    expect(of('credits')?.credits).toEqual([
      { id: path, name: 'Asta Lund', roles: ['director', 'actor'], character: 'Læreren', path },
      { id: 'Bo Vang', name: 'Bo Vang', roles: ['actor'], character: 'Lensmanden' },
    ]);
  });

  it('[CA741] an episode without credits or trailers of its own has those of its show', () => {
    const show = {
      id: '5',
      type: 'show',
      title: 'Havgus',
      credits: [{ name: 'Asta Lund' }],
      trailers: [{ id: '2', type: 'trailer', title: 'Havgus' }],
    };
    const { of } = sectionsOf({ type: 'episode', show });
    expect(of('credits')?.credits).toMatchObject([{ name: 'Asta Lund', roles: [], character: '' }]);
    expect(of('item-rail')?.rail.idAt(0)).toBe('2');
  });

  it('[CA742] a relation is a rail of what it holds, named by the type of all its items', () => {
    const team = { id: '3', type: 'team', title: 'Vadby' };
    const { of } = sectionsOf({ relationships: { home: list([team], 'Hjemme'), none: list([]) } });
    expect(of('item-rail')).toMatchObject({ topic: 'team', rail: { title: 'Hjemme', role: 'square', count: 1 } });
    expect(of('item-rail')?.rail).not.toHaveProperty('listKey');
    const mixed = sectionsOf({ relationships: { parts: list([team, { id: '4', type: 'event', title: 'Kamp' }]) } });
    expect(mixed.of('item-rail')).toMatchObject({ topic: 'parts', rail: { title: '', role: 'wide', count: 2 } });
  });

  it('[CA743] what goes with an item is asked for of its show, and for a profile alone', () => {
    expect(sectionsOf({}, false).of('related')).toBeUndefined();
    expect(sectionsOf({}, true).of('related')).toMatchObject({ itemId: '1' });
    expect(sectionsOf({ type: 'episode', showId: '5' }, true).of('related')).toMatchObject({ itemId: '5' });
    expect(sectionsOf({ type: 'persona' }, true).of('related')).toBeUndefined();
  });

  it('[CA744] facts are those that are known, the item’s before its show’s', () => {
    const show = { id: '5', type: 'show', title: 'Havgus', averageUserRating: 8.1 };
    const { of } = sectionsOf({
      show: { ...show, customFields: { ProductionCountry: 'NORGE', BrandingChannelDisplayName: 'Fjord Et' } },
      customFields: {
        ProductionCountry: 'DANMARK',
        DisplayCategory: 'Krimi,Drama',
        AccessServicesOffered: 'StandardVideo,SignLanguage',
      },
      yearStart: 2025,
      yearEnd: 2026,
      venue: 'Banen',
      location: 'Vadby',
      round: '3',
    });
    expect(of('facts')?.facts).toEqual({
      genres: ['Krimi', 'Drama'],
      country: 'DANMARK',
      channel: 'Fjord Et',
      years: [2025, 2026],
      round: '3',
      venue: 'Banen, Vadby',
      userRating: 8.1,
      accessServices: ['SignLanguage'],
    });
    expect(sectionsOf({ releaseYear: 2024 }).of('facts')?.facts).toEqual({ years: [2024, 2024] });
  });
});
