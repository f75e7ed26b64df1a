import type { Palette, Print, SceneDetails } from '../frame';
import type { SceneName } from '../scenes/scenes';
import type { Face } from './look';
import { kidsPrints, palette } from './palettes';

/** What a named title fixes. */
export interface NamedLook {
  readonly scene: SceneName;
  readonly face?: Face;
  readonly palette?: Palette;
  readonly print?: Print;
  readonly details?: SceneDetails;
}

/** Titles whose key art was designed rather than derived, by title. */
export const namedLooks: Readonly<Record<string, NamedLook>> = {
  Havgus: {
    scene: 'lighthouse',
    face: 'serif',
    palette: palette('#0a1c24', '#234a54', '#7d9d9b', '#e3cfa6', '#ffc468'),
  },
  Marsken: { scene: 'marsh', face: 'wide', palette: palette('#1a1633', '#6a3b5e', '#c96f5d', '#f0a562', '#ffd58a') },
  Bøgenat: {
    scene: 'forest',
    face: 'condensed',
    palette: palette('#081410', '#1d3d33', '#4f7f63', '#d8e0a6', '#b8402f'),
  },
  Kvartalet: { scene: 'city', face: 'wide', palette: palette('#141433', '#3a2a5e', '#8a4468', '#f2955e', '#ffd27a') },
  'Nattoget til Narvik': {
    scene: 'train',
    face: 'serif',
    palette: palette('#050b1c', '#12305a', '#3d6d92', '#a7c7cf', '#62e0b0'),
  },
  'Under isen': {
    scene: 'underIce',
    face: 'condensed',
    palette: palette('#031521', '#0a4a63', '#2fa0ad', '#c9f3ee', '#ffffff'),
  },
  'Havet under isen': { scene: 'underIce', face: 'serif' },
  'Havets børn': { scene: 'sea', face: 'italic' },
  Stenrevet: {
    scene: 'underIce',
    face: 'wide',
    palette: palette('#04201f', '#0f5550', '#3f9a86', '#cdeed6', '#ffdb96'),
  },
  'Den perfekte stol': {
    scene: 'chair',
    face: 'grotesk',
    print: ['#d8c9ae', '#b9a584', '#e8876a', '#2c2a28', '#1f5a5a'],
  },
  'Køkkenet i klitten': {
    scene: 'plates',
    face: 'grotesk',
    print: ['#28484a', '#efe7d6', '#d9583b', '#f0a33f', '#7b2e46'],
  },
  Pladevendere: { scene: 'vinyl', face: 'condensed', print: ['#5c1f3a', '#a8382f', '#d9632f', '#f4b53f', '#2a9d8f'] },
  '89 minutter': {
    scene: 'pitch',
    face: 'condensed',
    print: ['#23603d', '#e9ece6', '#ffffff', '#f2b33d', '#e9ece6'],
    details: { ground: 0 },
  },
  'Syv slags stilhed': {
    scene: 'moons',
    face: 'italic',
    palette: palette('#0b1030', '#2d2a5c', '#8fa0d8', '#fbe7b8', '#e07a5f'),
  },
  Grænsehandel: {
    scene: 'road',
    face: 'wide',
    palette: palette('#2a1846', '#c0416a', '#f7a35c', '#ffe08a', '#ffe08a'),
  },
  Jernvinter: {
    scene: 'winter',
    face: 'serif',
    palette: palette('#39465c', '#7d8ba0', '#b9c2cb', '#e4e8ea', '#f3cf9f'),
  },
  Aftenrunden: {
    scene: 'studio',
    face: 'grotesk',
    palette: palette('#0a1a3a', '#143a6b', '#4f8fd0', '#5fb0e8', '#f2a94a'),
  },
  Mønstre: { scene: 'geo', face: 'grotesk', print: ['#17282b', '#e2725b', '#f2c14e', '#e9e0cc', '#2f7f86'] },
  Lygten: { scene: 'harbour', face: 'serif', palette: palette('#0e1a2c', '#2f4a68', '#c98f6a', '#f3bd72', '#ffb35c') },
  'Vindens ejere': {
    scene: 'turbines',
    face: 'grotesk',
    palette: palette('#16344a', '#3f7390', '#9cc3cf', '#f3dfae', '#ffd78a'),
  },
  Havmøllerne: {
    scene: 'turbines',
    face: 'wide',
    palette: palette('#2a1c46', '#8a4a68', '#e08a5e', '#f6c07a', '#ffd88c'),
  },
  Tove: {
    scene: 'portrait',
    face: 'italic',
    palette: palette('#3a1820', '#c8452f', '#f0b454', '#f2c9a1', '#f0b454'),
    details: { people: 1, ground: 0, hair: 2, skin: 4, hairColour: 5, hasGlasses: false },
  },
  Søskende: {
    scene: 'portrait',
    face: 'wide',
    palette: palette('#123238', '#2f7a78', '#e3a04a', '#efc7a2', '#e3a04a'),
    details: { people: 2, ground: 1, hair: 1, skin: 0, hairColour: 1, hasGlasses: false },
  },
  'Kaffe med Karen': {
    scene: 'portrait',
    face: 'grotesk',
    palette: palette('#5c2f28', '#e07a5f', '#2a6f6b', '#f3cda8', '#f0d9b5'),
    details: { people: 1, ground: 3, hair: 1, hasGlasses: true },
  },
  'Tredje akt': {
    scene: 'portrait',
    face: 'condensed',
    palette: palette('#241a3e', '#7a3f8f', '#d9567a', '#f0c39a', '#d9567a'),
    details: { people: 3, ground: 1, hair: 0, hasGlasses: false },
  },
  Tallene: {
    scene: 'word',
    face: 'wide',
    print: ['#10292b', '#f2c14e', '#2f6f6a', '#e2725b', '#10292b'],
    details: { word: '37' },
  },
  'Arkiv 7': { scene: 'library', face: 'condensed' },
  'Sidste mand i mejeriet': { scene: 'farm', face: 'serif' },
  Udkant: { scene: 'farm', face: 'grotesk' },
  Rimfrost: {
    scene: 'winter',
    face: 'condensed',
    palette: palette('#1b2740', '#4a6284', '#94abc0', '#e0e6ea', '#f7cf96'),
  },
  Kometdage: { scene: 'nightSky', face: 'wide' },
  'Broen over ingenting': { scene: 'bridge', face: 'serif' },
  'Flodens ni broer': { scene: 'bridge', face: 'serif' },
  'Havnekoncert ved midnat': { scene: 'harbour', face: 'italic' },
  'Mand over bord': { scene: 'lighthouse', face: 'wide' },
  Blinklys: { scene: 'bridge', face: 'condensed' },
  'Det hvide hegn': { scene: 'fence', face: 'condensed' },
  'Haverne bag hækken': { scene: 'fence', face: 'italic' },
  'Ballet for begyndere': { scene: 'stage', face: 'italic', details: { thing: 0 } },
  'Onkel Vanjas have': { scene: 'stage', face: 'serif', details: { thing: 3 } },
  'Mester og mesters datter': { scene: 'stage', face: 'serif', details: { thing: 2 } },
  'Kapelmesterens nat': { scene: 'stage', face: 'italic', details: { thing: 4 } },
  'Anden violin': { scene: 'stage', face: 'wide', details: { thing: 0 } },
  'Sangen bag sangen': { scene: 'stage', face: 'italic', details: { thing: 1 } },
  'Brød og brødre': {
    scene: 'loaves',
    face: 'wide',
    palette: palette('#160f12', '#3e2622', '#7f4a32', '#d99a58', '#ffc873'),
  },
  'Det glemte brød': { scene: 'loaves', face: 'serif' },
  'Middag for fremmede': {
    scene: 'table',
    face: 'italic',
    palette: palette('#0f1424', '#2c3a5c', '#6a6a8c', '#d9a878', '#ffca78'),
  },
  Natsværmerne: { scene: 'garden', face: 'italic' },
  'Manden, der tegnede frimærker': { scene: 'library', face: 'serif' },
  'Arkitekten uden huse': { scene: 'geo', face: 'grotesk' },
  Bestyrelsen: { scene: 'chair', face: 'grotesk', print: ['#2c2440', '#453a5c', '#e0a04a', '#efe2cc', '#c8503c'] },
  'Regnskabets time': { scene: 'corridor', face: 'serif' },
  Tolvtesiden: { scene: 'word', face: 'condensed', details: { word: '12' } },
  'Fem minutter i tolv': { scene: 'train', face: 'condensed' },
  Bogbussen: { scene: 'road', face: 'grotesk' },
  'De gule huse': { scene: 'city', face: 'serif' },
  'Ræven Rufus': { scene: 'playground', print: kidsPrints[0], details: { animal: 'fox' } },
  'Uglerne i Ahorn': {
    scene: 'playground',
    print: ['#f7b95c', '#b8642f', '#7a4a8c', '#ffd84d', '#ffffff'],
    details: { animal: 'owl' },
  },
  'Hval på hjul': {
    scene: 'playground',
    print: ['#ffd27a', '#e8935a', '#3b7fd0', '#ff6f61', '#ffffff'],
    details: { animal: 'whale' },
  },
  'Snegle-Signe': {
    scene: 'playground',
    print: ['#bfe3a0', '#5f9e58', '#e0588a', '#ffc24d', '#ffffff'],
    details: { animal: 'snail' },
  },
  'Robotten Rust': {
    scene: 'playground',
    print: ['#b9a2e8', '#6b57b8', '#ff7a6b', '#ffd84d', '#ffffff'],
    details: { animal: 'robot' },
  },
  'Isbjørn i Hvalpsund': {
    scene: 'playground',
    print: ['#a9d8f0', '#5aa0c8', '#f2efe6', '#ff7a6b', '#ffffff'],
    details: { animal: 'bear' },
  },
  'Mis og Maskinen': {
    scene: 'playground',
    print: ['#f7a8a0', '#c95a72', '#e9a050', '#5fc7c0', '#ffffff'],
    details: { animal: 'cat' },
  },
  'Tordenvejrets datter': {
    scene: 'playground',
    print: ['#8fa0d8', '#4a5a9c', '#3aa981', '#ffd84d', '#ffffff'],
    details: { animal: 'dragon' },
  },
  'Den lille snemand': {
    scene: 'playground',
    print: ['#c6dcee', '#8fb5d0', '#3f4a6e', '#ff6f61', '#ffffff'],
    details: { animal: 'penguin' },
  },
  'Julemandens fætter': {
    scene: 'playground',
    print: ['#9fc4e0', '#d8e6ee', '#a8704a', '#e0483f', '#ffffff'],
    details: { animal: 'rabbit' },
  },
  'Tumle bygger en bro': {
    scene: 'playground',
    print: ['#a5dbe8', '#6db06a', '#a8704a', '#f29c4b', '#ffffff'],
    details: { animal: 'bear' },
  },
  'Pelles prikker': {
    scene: 'playground',
    print: ['#f9d98c', '#7fb069', '#5fae4e', '#f2645a', '#ffffff'],
    details: { animal: 'frog' },
  },
  'Godnat, lille lyd': {
    scene: 'playground',
    print: ['#4a5a9c', '#39477f', '#b8b4c4', '#ffd84d', '#ffffff'],
    details: { animal: 'mouse' },
  },
  'Kaptajn Krølle': {
    scene: 'playground',
    print: ['#8fd8ee', '#3f8fc0', '#3f4a6e', '#ff7a4d', '#ffffff'],
    details: { animal: 'penguin' },
  },
  'Syng med Solvej': {
    scene: 'playground',
    print: ['#62c3e6', '#2f8fb8', '#ff8a4d', '#b86bd8', '#7ed66b'],
    details: { animal: 'drummers' },
  },
  'Bondegården på taget': {
    scene: 'playground',
    print: ['#fbc9a0', '#8fb05a', '#efe6d8', '#e0588a', '#ffffff'],
    details: { animal: 'rabbit' },
  },
  'Den usynlige målmand': { scene: 'stadium', face: 'condensed' },
  'Sommeren på Sortø': { scene: 'island', face: 'wide' },
  Kometnyt: {
    scene: 'studio',
    face: 'condensed',
    palette: palette('#120d34', '#2b2170', '#6a5ae0', '#b7a8ff', '#d8f26a'),
  },
  'Hemmelig station': {
    scene: 'nightSky',
    face: 'condensed',
    palette: palette('#0d0a2c', '#241a60', '#5a4ab0', '#a99be8', '#d8f26a'),
  },
  'Klub Kælder': {
    scene: 'stage',
    face: 'condensed',
    palette: palette('#120a2c', '#3a1f6f', '#8a3f9f', '#f0668f', '#d8f26a'),
  },
  '5. b lyver': {
    scene: 'corridor',
    face: 'condensed',
    palette: palette('#120d34', '#2f2470', '#5a4ab0', '#a99be8', '#d8f26a'),
  },
};
