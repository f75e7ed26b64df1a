import { type CatalogueEntry, entriesById } from './catalogue';
import { showcaseCompetitions } from './showcase-sport';
import { competitions } from './sport-competitions';
import { teams } from './sport-teams';

/** What an entry of sport belongs to and consists of, by role; nothing for any other entry, and no role without entries. */
export function relationsOf(entry: CatalogueEntry): Readonly<Record<string, readonly CatalogueEntry[]>> {
  const all = rolesOf(entry).map(([role, ids]) => [role, ids.flatMap((id) => entriesById.get(id) ?? [])] as const);
  return Object.fromEntries(all.filter(([, related]) => related.length > 0));
}

function rolesOf(entry: CatalogueEntry): readonly (readonly [role: string, ids: readonly string[]])[] {
  switch (entry.type) {
    case 'event':
      return [
        ['competition', [entry.competition.id]],
        ['teams', entry.teams.map(({ id }) => id)],
      ];
    case 'team':
      return [['competition', [entry.team.competitionId]]];
    case 'competition': {
      const { id, partOfId, itemType } = entry.competition;
      const above = partOfId === undefined ? [] : [partOfId];
      const parts = [...competitions, ...showcaseCompetitions].filter((each) => each.partOfId === id);
      return [
        [itemType === 'stage' ? 'competition' : 'confederation', above],
        [itemType === 'confederation' ? 'competitions' : 'stages', parts.map((part) => part.id)],
        ['teams', teams.filter(({ competitionId }) => competitionId === id).map((team) => team.id)],
      ];
    }
    default:
      return [];
  }
}
