import type { CompetitionTitle } from './sport';

/** Every competition. */
export const competitions: readonly CompetitionTitle[] = [
  {
    id: '610001',
    title: 'Kystligaen',
    sport: 'håndbold',
    partOfId: '611002',
    text: 'Kvindernes bedste håndboldrække. Otte haller, hvor gulvet knirker.',
  },
  {
    id: '610002',
    title: 'Fjordcuppen',
    sport: 'fodbold',
    text: 'Alle må være med, og alle kan ryge ud på en våd onsdag i november.',
  },
  {
    id: '610003',
    title: 'Isbrydningen',
    sport: 'ishockey',
    text: 'Fire hold, fire ishaller og en pokal af skibsstål.',
  },
  {
    id: '610004',
    title: 'Fjerboldserien',
    sport: 'badminton',
    text: 'Landets hold mødes i fem kampe om aftenen, og den sidste afgør det altid.',
  },
  {
    id: '610005',
    title: 'Sundløbet',
    sport: 'roning',
    text: 'Kaproning over åbent vand, hvor strømmen er den tredje modstander.',
  },
  {
    id: '610006',
    title: 'Danmark på langs',
    sport: 'cykling',
    text: 'Seks etaper mod vinden. Den kommer fra vest, uanset hvor man kører hen.',
  },
];
