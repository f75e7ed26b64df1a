import { entriesById, entryOf, films, homeLists } from '@fjernsyn/reference-catalogue';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture';
import { lookOf } from './looks/look-of';
import { namedLooks } from './looks/named-looks';
import { type PictureRole, pictureRoles } from './picture-address';
import { subjectOf } from './subject-of';

const draw = (id: string, role: PictureRole, width: number, height: number) =>
  drawPicture({ subject: subjectOf(entryOf(id)), role, width, height });

/** The colours of a picture as nine rows of sixteen. */
function miniature(id: string): Uint8ClampedArray {
  return draw(id, 'tile', 16, 9).getContext('2d').getImageData(0, 0, 16, 9).data;
}

test('[RA1] gives the same bytes for the same picture', async () => {
  const bytes = () => draw('201000', 'tile', 256, 144).encode('jpeg', 82);
  expect((await bytes()).equals(await bytes())).toBe(true);
});

test('[RA2] draws every scene of the catalogue in every role', () => {
  const roles = Object.keys(pictureRoles) as PictureRole[];
  const byScene = new Map([...entriesById.values()].map((entry) => [lookOf(subjectOf(entry)).scene, entry.id]));
  expect(byScene.size).toBeGreaterThan(36);
  for (const id of byScene.values())
    for (const role of roles) {
      const { width, height } = draw(id, role, 48, role === 'poster' ? 72 : 27);
      if (role === 'logo') expect(width <= 48 && height <= 27).toBe(true);
      else expect([width, height]).toEqual([48, role === 'poster' ? 72 : 27]);
    }
});

test('[RA3] no two tiles of a rail of the front page share a picture', () => {
  for (const list of homeLists) {
    const pictures = list.entriesAt(0).map(({ id }) => miniature(id).join());
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

test('[RS52] letters the title on posters and logos alone', async () => {
  const subject = subjectOf(entryOf('201000'));
  const named = { ...subject, id: '1', familyId: '1', title: 'Sne', scene: 'sea', palette: 'dusk' } as const;
  const bytesOf = async (title: string, role: PictureRole) =>
    (await drawPicture({ subject: { ...named, title }, role, width: 80, height: 120 }).encode('png')).toString(
      'base64',
    );
  for (const [role, isLettered] of [
    ['poster', true],
    ['logo', true],
    ['tile', false],
    ['wallpaper', false],
  ] as const)
    expect((await bytesOf('Sne', role)) !== (await bytesOf('Is', role))).toBe(isLettered);
});

test('[RA7] keeps a designed look in every role, and takes the wish of the catalogue for the others', () => {
  const sceneOf = (id: string) => lookOf(subjectOf(entryOf(id))).scene;
  expect(['201000', '206000', '217000'].map(sceneOf)).toEqual(['lighthouse', 'marsh', 'playground']);
  const wishing = films.find(({ title, scene }) => scene === 'castle' && !(title in namedLooks));
  expect(sceneOf(wishing?.id ?? '')).toBe('castle');
});

test('[RA4] episodes show their show from several sides', () => {
  const [one, two, three, four] = ['201101', '201102', '201103', '201104'].map(miniature);
  expect(new Set([one, two, three, four].map(String)).size).toBe(4);
});

test('[RA5] a wide picture is darker where titles stand than where the eye rests', () => {
  const { data } = draw('201000', 'wallpaper', 320, 180).getContext('2d').getImageData(0, 0, 320, 180);
  const lightAt = (from: number, to: number) => {
    let sum = 0;
    for (let y = 0; y < 180; y += 1) for (let x = from; x < to; x += 1) sum += data[(y * 320 + x) * 4 + 1] ?? 0;
    return sum / (180 * (to - from));
  };
  expect(lightAt(0, 110)).toBeLessThan(lightAt(180, 290) * 0.6);
});

test('[RA6] a logo is trimmed to its letters, and what is not a letter is transparent', () => {
  const canvas = draw('201000', 'logo', 560, 120);
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const opacities = data.filter((_, index) => index % 4 === 3);
  const rows = Array.from({ length: canvas.height }, (_, y) =>
    opacities.slice(y * canvas.width, (y + 1) * canvas.width),
  );
  expect(opacities.includes(0) && opacities.includes(255)).toBe(true);
  expect(rows.slice(0, 3).some((row) => row.some((opacity) => opacity > 0))).toBe(true);
  expect(rows.slice(-3).some((row) => row.some((opacity) => opacity > 0))).toBe(true);
});

/** The colour of a wallpaper at a place, in shares of its width and height. */
function colourAt(id: string, x: number, y: number): Record<'red' | 'green' | 'blue', number> {
  const context = draw(id, 'wallpaper', 640, 360).getContext('2d');
  const [red = 0, green = 0, blue = 0] = context.getImageData(Math.round(x * 640), Math.round(y * 360), 1, 1).data;
  return { red, green, blue };
}

test('[RA120] behind a page a face and an animal are whole above the rail, whose pictures begin at 65 % of the height', () => {
  // Violet clothes where a face before a tile would still be, and the dark end of the fox's snout.
  const clothes = colourAt('251100', 0.66, 0.6);
  expect(clothes.blue).toBeGreaterThan(clothes.red);
  const nose = colourAt('217200', 0.72, 0.48);
  expect(nose.red + nose.green + nose.blue).toBeLessThan(150);
});
