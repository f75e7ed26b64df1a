import { archiveSubjects, archiveTowns } from './archive-subjects';
import { randomOf, seedOf } from './seed';
import type { FilmTitle, Rating } from './title';

const firstYear = 1936;
const reelsAYear = 50;
/** Without a divisor in common with the number of reels, so that it leads past each of them once. */
const stride = 1_237;
const firstId = 810_001;
const ratings: readonly Rating[] = ['MRAM-ALL', 'MRAM-ALL', 'MRAM-07', 'MRAM-11', 'MRAM-15'];

/** A weekly newsreel, fifty a year for forty years, the oldest first: more than any other list holds. No search finds them. */
export const archiveFilms: readonly FilmTitle[] = archiveTowns.flatMap((_, year) =>
  Array.from({ length: reelsAYear }, (_week, week) => reel(year * reelsAYear + week)),
);

const ids: ReadonlySet<string> = new Set(archiveFilms.map(({ id }) => id));

/** Whether an entry is one of {@link archiveFilms}. */
export function isArchived({ id }: { readonly id: string }): boolean {
  return ids.has(id);
}

function reel(number: number): FilmTitle {
  const count = archiveSubjects.length * archiveTowns.length;
  const mixed = (number * stride) % count;
  const [subject, text] = archiveSubjects[mixed % archiveSubjects.length] ?? ['', ''];
  const town = archiveTowns[Math.floor(mixed / archiveSubjects.length)] ?? '';
  const year = firstYear + Math.floor(number / reelsAYear);
  const week = (number % reelsAYear) + 1;
  const id = String(firstId + number);
  const chance = randomOf(seedOf(id));
  return {
    kind: 'film',
    id,
    title: `${subject} i ${town}`,
    tagline: `Uge ${week}, ${year}`,
    description: `Fra ugens filmjournal, uge ${week} i ${year}. ${text}`,
    genres: ['Historie', 'Arkiv'],
    channel: 'two',
    rating: ratings[Math.floor(chance() * ratings.length)] ?? 'MRAM-ALL',
    year,
    minutes: 5 + Math.floor(chance() * 9),
  };
}
