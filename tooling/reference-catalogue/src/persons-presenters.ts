import type { PersonTitle } from './person';

/** Those who ask and show. */
export const presenters: readonly PersonTitle[] = [
  {
    id: '600047',
    name: 'Karen Lyngsø',
    profession: 'presenter',
    text: 'Vært, kaffebrygger og den bedste til at lade være med at afbryde.',
  },
  {
    id: '600048',
    name: 'Gerda Pilegård',
    profession: 'presenter',
    text: 'Gartner i tredje led og modstander af plastpotter.',
  },
  {
    id: '600049',
    name: 'Amir Sølund',
    profession: 'presenter',
    text: 'Arkitekt. Han så først en have indefra, da han var tredive.',
  },
  { id: '600050', name: 'Aksel Melholm', profession: 'presenter', text: 'Den af bagerbrødrene, der vejer melet.' },
  { id: '600051', name: 'Anton Melholm', profession: 'presenter', text: 'Den af bagerbrødrene, der mærker efter.' },
  {
    id: '600052',
    name: 'Mirja Salonen',
    profession: 'presenter',
    text: 'Finsk kok, som mener, at et måltid begynder med stilhed.',
  },
  { id: '600053', name: 'Agnes Friis', profession: 'presenter', text: 'Historiker med et nøglebundt på fire kilo.' },
  {
    id: '600054',
    name: 'Tilde Rask',
    profession: 'presenter',
    text: 'Komponist og korleder, der aldrig har glemt en melodi.',
  },
  { id: '600055', name: 'Inger Mosegård', profession: 'presenter', text: 'Bibliotekar med stort kørekort.' },
  {
    id: '600056',
    name: 'Nadia Brandt',
    profession: 'presenter',
    text: 'Journalist med tyve års øvelse i at spørge én gang til.',
  },
  {
    id: '600057',
    name: 'Solvej Enevold',
    profession: 'presenter',
    text: 'Hun synger om alt og har en guitar til regnvejr.',
  },
  {
    id: '600058',
    name: 'Bo Vestervang',
    profession: 'presenter',
    text: 'Sportsværten, der helst interviewer dem på bænken.',
  },
  {
    id: '600059',
    name: 'Rikke Thorsager',
    profession: 'presenter',
    text: 'Vejrets og aftenens faste ansigt på Fjern Nyt.',
  },
  { id: '600060', name: 'Emil Nygaard Holt', profession: 'presenter', text: 'Matematiker og rejsende i mønstre.' },
];
