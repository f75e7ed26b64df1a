import type { PlannedPage } from './planned-page';

const whatItIs = `<p>Fjernsyn samler serier, film, dokumentarer og direkte kanaler ét sted. Alt kan ses, når det passer dig, og det meste uden at logge ind.</p>
<p>Navnet siger det: <i>fjern</i> er langt væk, <i>syn</i> er at se. Vi begyndte med ét kamera på en mole i Østerlund, hvor en reporter ventede på færgen. Den kom tre timer for sent, og hele byen så med.</p>`;

const whatToExpect = `<h2>Det kan du regne med</h2>
<ul><li>Undertekster på alt, hvad vi selv laver.</li><li>Synstolkning på nye serier og film.</li><li>Ingen reklamer, heller ikke for os selv.</li></ul>
<p>Mangler der noget, så står der på siden med <a href="/hjaelp">hjælp</a>, hvad du kan gøre.</p>`;

/** What the service says of itself: texts and pictures between rails. */
export const aboutPage: PlannedPage = {
  frame: { id: '700390', path: '/om', template: 'Editorial', title: 'Om Fjernsyn' },
  plans: [
    { kind: 'text', title: 'Langt væk, og lige her', html: whatItIs },
    {
      kind: 'image',
      template: 'ED1',
      text: '',
      caption: 'Molen i Østerlund, hvor det hele begyndte.',
      role: 'hero3x1',
    },
    { kind: 'text', html: whatToExpect },
    {
      kind: 'list',
      template: 'T1',
      title: 'Dokumentar fra de første år',
      listId: '400010',
      more: '/kategorier/dokumentar',
    },
    {
      kind: 'image',
      template: 'H9',
      text: 'Gå på opdagelse i hele samlingen',
      link: '/kategorier/a-aa',
      role: 'hero7x1',
    },
  ],
};
