import { itemListExample, unloadedListExample, viewerListExample } from './item-list-example';

/** A front page: a hero, a rail still to be loaded, the viewer's own, a promotion and a picture. */
export const pageExample = {
  id: '400001',
  path: '/',
  template: 'Home',
  key: 'Home',
  title: 'Fjernsyn',
  isStatic: false,
  isSystemPage: false,
  metadata: { description: 'Alt hvad du vil se.', keywords: [] },
  themes: [
    { type: 'Background', colors: [{ name: 'Primary', value: '#10151c' }] },
    { type: 'Text', colors: [{ name: 'Primary', value: '#ffffff', opacity: 0.9 }] },
  ],
  entries: [
    {
      id: 'e000001',
      type: 'ListEntry',
      template: 'DRH6',
      title: '',
      customFields: { autoCycle: 8 },
      listMeta: { isProfileList: false },
      list: itemListExample,
    },
    {
      id: 'e000002',
      type: 'UserEntry',
      template: 'DRU2',
      title: 'Fortsæt med at se',
      customFields: { customTagline: '', moreLinkUrl: '' },
      list: viewerListExample,
    },
    {
      id: 'e000003',
      type: 'RecommendationEntry',
      template: 'T1 (TA)',
      title: '',
      customFields: { moreLinkUrl: null, assetTitlePosition: 'below' },
      listMeta: { isProfileList: false },
      list: unloadedListExample,
    },
    { id: 'e000004', type: 'CustomEntry', template: 'DRX11', title: '', customFields: { customTagline: '' } },
    {
      id: 'e000005',
      type: 'ImageEntry',
      template: 'H9',
      title: '',
      customFields: {
        imageText: 'Gå på opdagelse',
        textColor: { color: '#ffffff', opacity: 100 },
        link: '/kategorier',
      },
      images: { hero7x1: 'https://pictures.example/banner?Width=2100&Height=300' },
    },
  ],
} as const;
