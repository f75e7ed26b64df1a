import { parsePage } from '@fjernsyn/contracts';
import { describe, expect, it } from 'vitest';
import { readerOf } from './section-table';
import { toSections } from './to-sections';

const ignore = (): void => undefined;
const list = { id: '1', size: 1, items: [{ id: 'a', type: 'movie', title: 'Film' }], paging: { page: 1, total: 1 } };

/** What a row is shown as below another, a rail being named by the role of its tiles. */
async function kindOf(template: string, type = 'ListEntry', isFirst = false): Promise<string> {
  const above = { id: 't', type: 'TextEntry', template: 'ED2', text: 'Ord' };
  const entries = [...(isFirst ? [] : [above]), { id: 'e', type, template, list }];
  const page = parsePage({ id: '1', template: 'Home', entries }, ignore);
  const sections = await toSections(page, '/', { report: ignore, reportContract: ignore });
  const section = sections[isFirst ? 0 : 1];
  if (section === undefined) return 'nothing';
  return section.kind === 'rail' ? section.role : section.kind === 'grid' ? `grid of ${section.role}` : section.kind;
}

describe('what a row is shown as', () => {
  it.each([
    ['T1', 'wide'],
    ['T2', 'wide'],
    ['DRTB4', 'wide'],
    ['P1', 'poster'],
    ['P2', 'poster'],
    ['P3', 'poster'],
    ['S1', 'square'],
    ['S2', 'square'],
    ['B3', 'block'],
    ['TX1', 'link'],
    ['DREPG5', 'channel'],
  ])('[CA10] %s is %s', async (template, kind) => {
    expect(await kindOf(template)).toBe(kind);
  });

  it('[CA390] A4 is the place of the profiles, and with a list it is a rail as any other', async () => {
    expect(await kindOf('A4', 'CustomEntry')).toBe('profiles');
    expect(await kindOf('A4')).toBe('wide');
  });

  it('[CA10] a hero opens a page, and is a rail anywhere else', async () => {
    const templates = ['DRH6', 'H5'];
    expect(await Promise.all(templates.map((template) => kindOf(template, 'ListEntry', true)))).toEqual([
      'hero',
      'hero',
    ]);
    expect(await Promise.all(templates.map((template) => kindOf(template)))).toEqual(['wide', 'wide']);
  });

  it.each([
    ['Continuous Scroll Automatic', 'grid of wide'],
    ['DRCS1', 'grid of wide'],
    ['Continuous Scroll Poster', 'grid of poster'],
    ['CS2', 'grid of poster'],
    ['CS4', 'grid of square'],
    ['Continuous Scroll Block', 'grid of block'],
  ])('[CA690] %s is a %s', async (template, kind) => {
    expect(await kindOf(template)).toBe(kind);
  });

  it('[CA10] a DR prefix and a (TA) suffix do not count', async () => {
    expect(await Promise.all([kindOf('T1 (TA)', 'RecommendationEntry'), kindOf('DRP2 (TA)'), kindOf('DRS1')])).toEqual([
      'wide',
      'poster',
      'square',
    ]);
  });

  it('[CA11] an unknown template with a list is a rail of wide tiles', async () => {
    expect(await Promise.all([kindOf('Z9'), kindOf('DR')])).toEqual(['wide', 'wide']);
  });

  it('[CA11] anything else is unknown, but for texts, pictures and the item of the page', async () => {
    const kinds = ['CustomEntry', 'UnheardOfEntry', 'TextEntry', 'ImageEntry', 'ItemEntry', 'ItemDetailEntry'].map(
      (type) => {
        const reader = readerOf({ type, template: 'T1' }, { isFirst: false, isAlone: false });
        return typeof reader === 'string' ? reader : 'known';
      },
    );
    expect(kinds).toEqual(['unknown', 'unknown', 'known', 'known', 'item', 'item']);
  });
});
