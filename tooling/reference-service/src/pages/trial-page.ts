import { entriesById } from '@fjernsyn/reference-catalogue';
import { missingImageId } from '@fjernsyn/reference-pictures';
import { toItem } from '../shapes/to-item';
import type { PageFrame } from '../shapes/to-page';
import type { EntryPlan } from '../shapes/to-page-entry';
import type { AnswerContext, Wire } from '../shapes/wire';

/** The frame of the page that holds everything a client must survive; no menu leads to it. */
export const trialFrame: PageFrame = { id: '718099', path: '/kategorier/proeve', template: 'Category', title: 'Prøve' };

/** Unknown rows and entries, broken items, missing pictures, hostile texts and films that do not play. */
export function trialPlans(context: AnswerContext): readonly EntryPlan[] {
  const good = ['201000', '206000', '301000', '311000', '217000'].flatMap((id) => itemOf(id, context));
  return [
    { kind: 'list', template: 'Z99 Ukendt', title: 'En ukendt række', listId: '400016' },
    { kind: 'raw', entry: { type: 'HologramEntry', template: 'HG1', title: 'En ukendt slags', customFields: {} } },
    rawList('498001', 'Ødelagte titler', [
      good[0],
      null,
      'ikke en titel',
      [],
      {},
      { id: '792010', type: 'program' },
      { title: 'Uden id', type: 'program' },
      { ...good[1], duration: '4421', releaseYear: '2022', images: 'ingen', offers: null, customFields: [] },
      good[2],
    ]),
    rawList('498002', 'Billeder der mangler', [
      { ...good[0], id: '792001', title: 'Billedet findes ikke', images: lostPictures(context) },
      { ...good[1], id: '792002', title: 'Uden billeder', images: {} },
      { ...good[2], id: '792003', title: 'Billeder er ingenting', images: null },
      good[3],
    ]),
    rawList('498003', 'Fjendtlige titler', [
      { ...good[0], id: '791001', title: '<img src=x onerror="alert(1)">&lt;b&gt;{{7*7}}' },
      { ...good[1], id: '791002', title: '\u202egnig\u00e5l re netxet\u202c' },
      { ...good[2], id: '791003', title: 'سفينة المساء إلى الشمال' },
      { ...good[3], id: '791004', title: 'A\u030asen, Aeble\u0301rne og \u{1f469}\u200d\u{1f680}' },
      { ...good[4], id: '791005', title: `${'Lang '.repeat(400)}${'x'.repeat(2_000)}` },
      {
        ...good[0],
        id: '791006',
        title: 'Farlig sti',
        path: 'javascript:alert(document.domain)',
        watchPath: '//host.example/se',
      },
      { ...good[1], id: '791007', title: 'Kodet sti', path: '/search?q=%3Cscript%3E' },
      { ...good[2], id: '791008', title: 'Adressen er udenfor', path: 'https://fjernsyn.example/om' },
    ]),
    { kind: 'list', template: 'T2', title: 'Film der ikke spiller', listId: '400031' },
    { kind: 'list', template: 'T1', title: 'En tom række', listId: '400030' },
    { kind: 'raw', entry: { type: 'ListEntry', template: 'T1', title: 'Uden liste' } },
    { kind: 'viewer', title: 'Fortsæt' },
    {
      kind: 'raw',
      entry: { type: 'TextEntry', template: 'TXT1', title: '', text: '<p>Tekst <script>alert(1)</script></p>' },
    },
  ];
}

function rawList(id: string, title: string, items: readonly unknown[]): EntryPlan {
  const list = {
    id,
    title,
    path: `/liste/${id}`,
    items,
    size: items.length,
    paging: { total: 1, page: 1, size: 24, options: { pageSize: 24 } },
  };
  return { kind: 'raw', entry: { type: 'ListEntry', template: 'T1', title, customFields: { moreLinkUrl: '' }, list } };
}

function itemOf(id: string, context: AnswerContext): readonly Wire[] {
  const entry = entriesById.get(id);
  return entry === undefined ? [] : [toItem(entry, context)];
}

/** Addresses that are answered with 404. */
function lostPictures({ cdnUrl }: AnswerContext): Wire {
  const address = `${cdnUrl}/shain/v1/dataservice/ResizeImage/$value?Format='jpg'&Quality=85&EntityType='Item'&EntityId='792001'&Width=1920&Height=1080&ImageId='${missingImageId}'`;
  return { tile: address, wallpaper: address, poster: address };
}
