import { type Item, parseItem, parseItemList } from '@fjernsyn/contracts';
import { entriesById, eventTimes } from '@fjernsyn/reference-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReferenceService, startReferenceService } from '../reference-service';
import { toExpandedItem } from '../shapes/to-expanded-item';
import { answerOf, faultNotes } from '../testing/answers';

const { faults, report } = faultNotes();
let service: ReferenceService;

beforeAll(async () => {
  service = await startReferenceService();
});
afterAll(() => service.close());

async function item(path: string): Promise<Item> {
  faults.length = 0;
  const read = parseItem((await answerOf(`${service.cdnUrl}/items/${path}`)).body, report);
  expect(faults).toEqual([]);
  return read;
}

test('[RS31] an item holds what was asked for', async () => {
  expect((await item('201000')).seasons).toBeUndefined();
  expect((await item('201000?expand=children')).seasons?.items).toHaveLength(2);
  expect((await item('201100?expand=parent')).show?.title).toBe('Havgus');
  const episode = await item('201104?expand=ancestors');
  expect([episode.season?.id, episode.show?.id]).toEqual(['201100', '201000']);
  expect((await item('201000?select_season=first')).id).toBe('201100');
  expect((await item('201000?select_season=latest&expand=all')).episodes?.items).toHaveLength(5);
});

test('[RS31] the texts of a detail are whole, shows have no class', async () => {
  const film = await item('301000');
  expect(film.description).toMatch(/^En fyrpasser/);
  expect(film.location).toBeUndefined();
  expect((await item('201000')).classification).toBeUndefined();
  expect((await item('221000?select_season=latest')).classification?.code).toBe('DR-Ultra');
});

test('[RS32] children are a list in pages; a film has none and an unknown item is none', async () => {
  const children = async (query: string) =>
    parseItemList((await answerOf(`${service.cdnUrl}/items/201200/children${query}`)).body, report);
  const whole = await children('?page_size=100');
  expect(whole).toMatchObject({ id: '201200-children', size: 5, paging: { total: 1 } });
  const second = await children('?page_size=2&page=2');
  expect([second.size, second.paging.total]).toEqual([5, 3]);
  expect(second.items.map(({ id }) => id)).toEqual(whole.items.slice(2, 4).map(({ id }) => id));
  for (const path of ['301000/children', '999999', '999999/children'])
    expect((await answerOf(`${service.cdnUrl}/items/${path}`)).status, path).toBe(404);
});

test('[RS234] an item is found by the id it has elsewhere as well', async () => {
  for (const id of ['201000', '201100', '201101', '301000', '900001']) {
    const { customId } = await item(id);
    expect((await item(`${encodeURIComponent(customId ?? '')}?use_custom_id=true`)).id).toBe(id);
  }
  for (const id of ['201000', 'urn:dr:ocs:tv:content:season:00201000'])
    expect((await answerOf(`${service.cdnUrl}/items/${id}?use_custom_id=true`)).status, id).toBe(404);
});

test('[RS235] what is near to an item shares its genres and its audience, in one page', async () => {
  const near = async (path: string) => parseItemList((await answerOf(`${service.cdnUrl}/items/${path}`)).body, report);
  const { items, paging, size } = await near('201102/related?item_limit=6');
  expect([items.length, size, paging.total]).toEqual([6, 6, 1]);
  expect(items.map(({ id }) => id)).not.toContain('201000');
  expect(items[0]?.customFields.DisplayCategory).toEqual(expect.arrayContaining(['Krimi']));
  const child = await near('217000/related');
  expect(new Set(child.items.map(({ customFields }) => customFields.PrimaryContentUniverse))).toEqual(
    new Set(['Ramasjang']),
  );
  expect((await near('900001/related')).items).toEqual([]);
  expect((await answerOf(`${service.cdnUrl}/items/999999/related`)).status).toBe(404);
});

test('[RS35] what is not out yet says so, has no files, and is left out of the count', async () => {
  const season = await item('228200');
  expect([season.episodeCount, season.availableEpisodeCount]).toEqual([5, 3]);
  const coming = await item('228205');
  expect(coming.offers).toMatchObject([{ deliveryType: 'None', availability: 'ComingSoon', ownership: 'None' }]);
  expect((await item('227000')).offers[0]?.availability).toBe('ComingSoon');
  expect((await answerOf(`${service.cdnUrl}/items/228205/videos`)).status).toBe(404);
});

test('[RS36] credits lead to persons', async () => {
  const { credits } = await item('210000');
  expect(credits[0]).toEqual({ name: 'Karen Lyngsø', role: 'presenter', path: '/person/karen-lyngsoe_600047' });
  const [lead, ...others] = (await item('223000')).credits;
  expect(lead).toMatchObject({ name: 'Birgitte Holmsgård', role: 'actor', character: 'Gudrun Holm' });
  expect(others.map(({ role }) => role)).toEqual(expect.arrayContaining(['director', 'writer', 'actor']));
  const id = credits[0]?.path?.split('_')[1] ?? '';
  expect(await item(id)).toMatchObject({ type: 'persona', title: 'Karen Lyngsø' });
});

test('[RS37] an event says when it is, by the time of the service', async () => {
  const nowAt = 1_795_867_200_000;
  const entry = entriesById.get('630001');
  if (entry?.type !== 'event') throw new Error('630001 is no event');
  const { startAt, endAt } = eventTimes(entry.event, nowAt);
  const read = (at: number) =>
    parseItem(toExpandedItem(entry, 'none', { cdnUrl: service.cdnUrl, nowAt: at }), report).offers[0]?.availability;
  const sent = parseItem(toExpandedItem(entry, 'none', { cdnUrl: service.cdnUrl, nowAt }), report);
  expect([Date.parse(sent.eventStartDate ?? ''), Date.parse(sent.eventEndDate ?? '')]).toEqual([startAt, endAt]);
  expect([read(startAt - 1), read(startAt), read(endAt + 1)]).toEqual(['ComingSoon', 'Available', 'Available']);
});

test('[RS34] shows and unknown items have no files', async () => {
  for (const id of ['201000', '201100', '600001', '999999'])
    expect((await answerOf(`${service.cdnUrl}/items/${id}/videos`)).status, id).toBe(404);
});
