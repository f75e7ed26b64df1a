import type { TeamTitle } from './sport';

/** Every team. */
export const teams: readonly TeamTitle[] = [
  {
    id: '620001',
    title: 'Ravnsø Håndbold',
    competitionId: '610001',
    text: 'Fiskerbyens hold, som træner efter tidevandet.',
  },
  {
    id: '620002',
    title: 'Vadby IF',
    competitionId: '610001',
    text: 'De spiller i grønt og har landets yngste forsvar.',
  },
  {
    id: '620003',
    title: 'Holmesund HK',
    competitionId: '610001',
    text: 'Tre gange mester og lige så mange gange næsten.',
  },
  {
    id: '620004',
    title: 'Østermark Piger',
    competitionId: '610001',
    text: 'Øens stolthed. De rejser med færge til hver udekamp.',
  },
  {
    id: '620005',
    title: 'Lindknude IF',
    competitionId: '610001',
    text: 'En hal, en kedel kaffe og et angreb, der løber.',
  },
  { id: '620006', title: 'Skarrev 86', competitionId: '610001', text: 'Grundlagt af to nabohuse efter en havefest.' },
  {
    id: '620007',
    title: 'Hedelund Håndbold',
    competitionId: '610001',
    text: 'De har byggekran som maskot og bruger den.',
  },
  {
    id: '620008',
    title: 'Nordhavn Kvinder',
    competitionId: '610001',
    text: 'Storbyens hold med cykler uden for omklædningsrummet.',
  },
  {
    id: '620009',
    title: 'Fjordby Boldklub',
    competitionId: '610002',
    text: 'Klubben fra 1899, hvor lågen stadig binder.',
  },
  { id: '620010', title: 'Vesterlyng IF', competitionId: '610002', text: 'Mark på tre sider og sejre på den fjerde.' },
  {
    id: '620011',
    title: 'Bredstrup 09',
    competitionId: '610002',
    text: 'De har slået to af de store og husker begge datoer.',
  },
  { id: '620012', title: 'Tranevig Bold', competitionId: '610002', text: 'Slot i baggrunden, mudder i forgrunden.' },
  { id: '620013', title: 'Ålebæk IF', competitionId: '610002', text: 'Hjemmebanen er oversvømmet hver marts.' },
  {
    id: '620014',
    title: 'FK Havnen',
    competitionId: '610002',
    text: 'Havnearbejdere, studerende og en målmand på toogfyrre.',
  },
  {
    id: '620015',
    title: 'Skovlund BK',
    competitionId: '610002',
    text: 'De spiller pasninger, til nogen falder i søvn, og så scorer de.',
  },
  {
    id: '620016',
    title: 'Nørre Mølle',
    competitionId: '610002',
    text: 'Træneren er møller. Det er ikke en vittighed.',
  },
  { id: '620017', title: 'Frostholm', competitionId: '610003', text: 'Mesterholdet, som aldrig tør op.' },
  { id: '620018', title: 'Isefjord Ulve', competitionId: '610003', text: 'Unge, hurtige og ofte udvist.' },
  { id: '620019', title: 'Mariehavn Hockey', competitionId: '610003', text: 'Et helt værft har sæsonkort.' },
  {
    id: '620020',
    title: 'Nordkap Bjørne',
    competitionId: '610003',
    text: 'De kører tolv timer til hver kamp og smiler.',
  },
  { id: '620021', title: 'Lilleskov Fjer', competitionId: '610004', text: 'Tre generationer på det samme hold.' },
  { id: '620022', title: 'Vemmenæs Ketsjer', competitionId: '610004', text: 'Hallen er lav, så de kan ikke lobbe.' },
  { id: '620023', title: 'Strandby BK', competitionId: '610004', text: 'De varmer op på stranden, også i januar.' },
  {
    id: '620024',
    title: 'Aabro 2',
    competitionId: '610004',
    text: 'Førsteholdet er rykket ned. Det er andetholdet ikke.',
  },
];
