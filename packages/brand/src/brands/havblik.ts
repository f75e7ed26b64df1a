import type { BrandFile } from '../brand';
import { fjernsyn } from './fjernsyn';

/** A brand beside the product's own: violet, with hardly a round corner. Its children meet the same universes. */
export const havblik: BrandFile = {
  id: 'havblik',
  name: 'Havblik',
  color: {
    bg: '#171126',
    deep: '#0D0918',
    surface: '#231A38',
    raised: '#33274F',
    line: '#51427A',
    text: '#F6F4FB',
    text2: '#C9C1DC',
    text3: '#A096BA',
    accent: '#5FE3C0',
    onAccent: '#04201A',
    ring: '#E9FFF8',
    onRing: '#0A1A16',
    error: '#FF9DA3',
    ok: '#B4E08A',
  },
  radius: { tile: 2, button: 4, key: 4, panel: 4, cell: 2 },
  font: { family: 'Figtree', fallbacks: ['Arial', 'sans-serif'], arabicFallbacks: ['Arial', 'sans-serif'] },
  marker: { height: 4, radius: 0 },
  artwork: {
    mark: {
      width: 40,
      height: 40,
      strokeWidth: 3,
      paths: [
        { d: 'M4 26 20 8l16 18z', paint: 'fill', tone: 'accent' },
        { d: 'M2 31h36M8 36h24', paint: 'stroke', tone: 'text' },
      ],
    },
    away: {
      width: 92,
      height: 58,
      strokeWidth: 4,
      paths: [
        { d: 'M18 34 46 6l28 28', paint: 'stroke', tone: 'accent', strokeWidth: 3.5, dashes: '5 7' },
        { d: 'M4 42h84', paint: 'stroke', tone: 'text' },
        { d: 'M18 52h56', paint: 'stroke', tone: 'text', opacity: 0.45 },
      ],
    },
  },
  universes: fjernsyn.universes,
  stores: {
    vendor: 'Havblik',
    description: { da: 'Tv med udsigt.', en: 'Television with a view.' },
    site: 'https://havblik.example',
    tizen: { packageId: 'HavblikTv1', appName: 'Havblik' },
    webos: { id: 'dk.havblik.app' },
    // Numbers for trying out: a broadcaster's own are assigned by DVB.
    hbbtv: { organisationId: 0x0001d4c1, applicationId: 0x65 },
  },
};
