import { entryOf, filmEntry, showEntry, type TitleEntry } from './catalogue';
import { films } from './films';
import type { PersonTitle, Profession } from './person';
import { persons } from './persons';
import { randomOf, seedOf } from './seed';
import { shows } from './shows';
import type { FilmTitle, ShowTitle } from './title';

/** What a person does in a title. */
export type CreditRole = Profession | 'voice' | 'producer';

/** A person in a title. */
export interface TitleCredit {
  readonly person: PersonTitle;
  readonly role: CreditRole;
  readonly character?: string;
}

/** Which roles a title of a first genre has, each as often as it stands here. */
const castings: readonly (readonly [genres: readonly string[], roles: readonly CreditRole[]])[] = [
  [
    ['Krimi', 'Dramaserie', 'Film', 'Serie for unge', 'Komedie'],
    ['director', 'writer', 'actor', 'actor', 'actor', 'actor'],
  ],
  [['Teater'], ['director', 'actor', 'actor', 'actor', 'actor', 'actor']],
  [
    ['Tegnefilm', 'Godnat'],
    ['director', 'writer', 'voice', 'voice', 'voice'],
  ],
  [
    ['Dokumentar', 'Dokumentarserie', 'Natur', 'Historie', 'Reportage', 'Koncert'],
    ['director', 'producer', 'writer'],
  ],
];

const professionOf: Readonly<Record<CreditRole, Profession>> = {
  actor: 'actor',
  voice: 'actor',
  director: 'director',
  producer: 'director',
  writer: 'writer',
  presenter: 'presenter',
};

/** The credits of a title: those it names itself first, then a cast that is always the same for its id. */
export function creditsOf(title: ShowTitle | FilmTitle): readonly TitleCredit[] {
  const named = (title.people ?? []).map((id, index): TitleCredit => {
    const entry = entryOf(id);
    if (entry.type !== 'persona') throw new Error(`${id} is no person`);
    const isLead = index === 0 && title.lead !== undefined;
    return { person: entry.person, role: entry.person.profession, ...(isLead && { character: title.lead }) };
  });
  const random = randomOf(seedOf(title.id));
  const credits = [...named];
  for (const role of rolesOf(title)) {
    const free = persons.filter(
      (person) => person.profession === professionOf[role] && !credits.some((credit) => credit.person.id === person.id),
    );
    const person = free[Math.floor(random() * free.length)];
    if (person !== undefined) credits.push({ person, role });
  }
  return credits;
}

/** The titles a person has a part in, series before films. */
export function titlesWith(personId: string): readonly TitleEntry[] {
  return titlesByPerson.get(personId) ?? [];
}

const titlesByPerson: ReadonlyMap<string, readonly TitleEntry[]> = collectTitles();

function collectTitles(): ReadonlyMap<string, readonly TitleEntry[]> {
  const found = new Map<string, TitleEntry[]>(persons.map(({ id }) => [id, []]));
  for (const entry of [...shows.map(showEntry), ...films.map(filmEntry)]) {
    const title = entry.type === 'program' ? entry.film : entry.show;
    for (const { person } of creditsOf(title)) found.get(person.id)?.push(entry);
  }
  return found;
}

function rolesOf(title: ShowTitle | FilmTitle): readonly CreditRole[] {
  const casting = castings.find(([genres]) => genres.includes(title.genres[0]));
  if (casting !== undefined) return casting[1];
  return title.people === undefined ? ['presenter', 'producer'] : ['producer'];
}
