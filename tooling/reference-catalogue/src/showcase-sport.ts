import type { CompetitionTitle, EventTitle } from './sport';

/** A stage of a race and a confederation of clubs, which no competition of the catalogue has. */
export const showcaseCompetitions: readonly CompetitionTitle[] = [
  {
    id: '611001',
    itemType: 'stage',
    title: 'Danmark på langs: 3. etape',
    sport: 'cykling',
    partOfId: '610006',
    text: 'Fra havn til havn langs fjorden. Etapen er flad, og vinden afgør den.',
  },
  {
    id: '611002',
    itemType: 'confederation',
    title: 'Håndboldforbundet Nord',
    sport: 'håndbold',
    text: 'Klubberne nord for fjorden spiller under samme forbund og deler hal hver anden søndag.',
  },
];

/** An event that is on whenever one looks. */
export const liveNowEvent: EventTitle = {
  id: '631001',
  competitionId: '611001',
  round: '3. etape',
  teamIds: [],
  title: 'Danmark på langs, direkte',
  day: 0,
  startMinute: 0,
  minutes: 120,
  isAlwaysLive: true,
};

/** Whether an entry is one of these. */
export function isShowcaseSport({ id }: { readonly id: string }): boolean {
  return id === liveNowEvent.id || showcaseCompetitions.some((competition) => competition.id === id);
}
