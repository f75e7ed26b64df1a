import type { PersonTitle } from './person';

/** Those who write and direct. */
export const makers: readonly PersonTitle[] = [
  {
    id: '600029',
    name: 'Hanne Vestergren',
    profession: 'director',
    text: 'Hun filmer helst i dårligt vejr og har aldrig manglet det.',
  },
  {
    id: '600030',
    name: 'Mads Ulrik Toft',
    profession: 'director',
    text: 'Han har klippet andres film i tyve år, før han lavede sin egen.',
  },
  {
    id: '600031',
    name: 'Signe Aalund',
    profession: 'director',
    text: 'Hun skriver og instruerer, og hun gør begge dele om morgenen.',
  },
  {
    id: '600032',
    name: 'Bjarne Koldkær',
    profession: 'director',
    text: 'Dokumentaristen, der kan vente længere end dem, han filmer.',
  },
  {
    id: '600033',
    name: 'Fatima Rosendal',
    profession: 'director',
    text: 'Uddannet ingeniør. Hendes film er bygget som broer.',
  },
  {
    id: '600034',
    name: 'Erling Havsted',
    profession: 'director',
    text: 'Han har rejst mod nord siden 1984 og kalder det stadig research.',
  },
  {
    id: '600035',
    name: 'Line Bøgely',
    profession: 'director',
    text: 'Hendes billeder er stille, og så sker der noget i hjørnet af dem.',
  },
  {
    id: '600036',
    name: 'Torsten Mølgård',
    profession: 'director',
    text: 'Han har instrueret teater i lader, haller og en enkelt siloblanding.',
  },
  {
    id: '600037',
    name: 'Alma Friis Dahl',
    profession: 'director',
    text: 'Tegner, animator og mor til en ræv med for mange lommer.',
  },
  {
    id: '600038',
    name: 'Jeppe Sommerlund',
    profession: 'director',
    text: 'Han laver film for børn og tager imod deres rettelser.',
  },
  {
    id: '600039',
    name: 'Kirsten Ravnholt',
    profession: 'director',
    text: 'Naturfilmeren med de kolde fingre og den store tålmodighed.',
  },
  {
    id: '600040',
    name: 'Daniel Østergren',
    profession: 'director',
    text: 'Han blev kendt på at lave sjov og bliver ved, selv om det er alvor.',
  },
  {
    id: '600041',
    name: 'Merete Solbakken',
    profession: 'writer',
    text: 'Hun skriver på en nedlagt skole og læser højt for pedellen.',
  },
  {
    id: '600042',
    name: 'Niels Peter Gro',
    profession: 'writer',
    text: 'Forfatter til seks romaner, som han siger blev bedre som tv.',
  },
  { id: '600043', name: 'Camilla Wedebjerg', profession: 'writer', text: 'Hun samler på overhørte sætninger i toget.' },
  {
    id: '600044',
    name: 'Jørgen Fasting',
    profession: 'writer',
    text: 'Tidligere journalist, som savnede at vide, hvordan det endte.',
  },
  {
    id: '600045',
    name: 'Sofie Amalie Kring',
    profession: 'writer',
    text: 'Hun skriver til børn, fordi de opdager, hvis det er snyd.',
  },
  {
    id: '600046',
    name: 'Aron Lykkegaard',
    profession: 'writer',
    text: 'Han skriver dialog stående og tavshed siddende.',
  },
];
