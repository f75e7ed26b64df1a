import type { PlannedPage } from './planned-page';

const generalHelp = `<h2>Log ind på dit tv</h2>
<p>Du skal bruge en telefon eller en computer og den kode, der står på skærmen.</p>
<ol><li>Vælg <b>Log ind</b> øverst på skærmen.</li><li>Åbn adressen ved siden af koden på din telefon.</li><li>Skriv koden, og sig ja.</li></ol>
<p>Skærmen skifter af sig selv, når du er logget ind. En kode gælder i få minutter; bed om en ny, hvis den er for gammel.</p>
<h2>Hvorfor skal jeg logge ind?</h2>
<p>Så husker vi, hvor langt du er nået, og hvad du har gemt på din liste.<br>Alt det andet kan du se uden.</p>`;

const brokenPlay = `<h2>Hvis noget ikke spiller</h2>
<p>Se først, om dit tv er på nettet. Sluk for det ved stikket, vent et halvt minut, og tænd igen.</p>
<p>Nogle programmer kan kun ses i Danmark &ndash; det gælder især film og sport.</p>`;

const profileHelp = `<p>En profil er din egen plads: din liste, dine påbegyndte programmer og dine forslag.</p>
<ul><li>Op til fem kan dele en konto.</li><li>Børn får en profil, hvor kun det for børn vises.</li><li>Du skifter profil øverst på skærmen.</li></ul>`;

const contact = `<p>Skriv eller ring, så ser vi på det sammen. Hav mærket på dit tv klar; det står under Indstillinger.</p>
<ul><li>Telefon 70 00 00 00, hver dag fra 9 til 21.</li><li>hjaelp@fjernsyn.example</li></ul>`;

/** The pages of help, by path. */
export const helpPages: readonly PlannedPage[] = [
  {
    frame: { id: '700380', path: '/hjaelp', template: 'Help Page', key: 'Help', title: 'Hjælp' },
    plans: [
      { kind: 'text', html: generalHelp },
      { kind: 'text', html: brokenPlay },
    ],
  },
  {
    frame: {
      id: '700381',
      path: '/hjaelp/profiler',
      template: 'Help Page',
      key: 'HelpPage',
      title: 'Hjælp til profiler',
    },
    plans: [{ kind: 'text', html: profileHelp }],
  },
  {
    frame: {
      id: '700382',
      path: '/hjaelp/kontakt',
      template: 'Support',
      key: 'HelpPage',
      title: 'Hjælp fra et menneske',
    },
    plans: [{ kind: 'text', html: contact }],
  },
];
