import type { DrivenDocument } from '../driver/browser-page';

/** A side of a box that is compared. */
export type Side = 'left' | 'top' | 'width' | 'height';

/** Elements that are looked at: a selector, `::after` included, and the sides of their boxes that no text decides. */
export interface Looked {
  readonly selector: string;
  readonly sides: readonly Side[];
}

/** What one element looks like: the sides that were asked for, in CSS px, and its colours. */
export interface ElementLook {
  readonly name: string;
  readonly sides: Readonly<Record<string, number>>;
  readonly colours: Readonly<Record<string, string>>;
}

/** Looks at all elements on the screen that a list names; runs inside the page and is whole in itself. */
export function readLook(list: readonly Looked[]): readonly ElementLook[] {
  const properties = ['color', 'background-color', 'background-image', 'box-shadow', 'outline-color', 'fill', 'stroke'];
  for (const side of ['top', 'right', 'bottom', 'left']) properties.push(`border-${side}-color`);
  return list.flatMap(({ selector, sides }) => {
    const pseudo = /::.*$/.exec(selector)?.[0] ?? null;
    const all = Array.from(document.querySelectorAll(selector.replace(/::.*$/, '')));
    const shown = all.filter((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    });
    return shown.map((element, index) => {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element, pseudo);
      const number = (side: Side) => (pseudo === null ? box[side] : Number.parseFloat(style.getPropertyValue(side)));
      return {
        name: `${selector} ${index + 1}`,
        sides: Object.assign({}, ...sides.map((side) => ({ [side]: number(side) }))) as Record<string, number>,
        colours: Object.assign({}, ...properties.map((name) => ({ [name]: style.getPropertyValue(name) }))),
      };
    });
  });
}

/** Waits until fonts and pictures are there and the page stands still, and looks. */
export async function lookAt(page: DrivenDocument, list: readonly Looked[]): Promise<readonly ElementLook[]> {
  const isWhole = async () => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
    };
    const boxes = () =>
      Array.from(document.querySelectorAll('body *'), (element) =>
        isSeen(element) ? JSON.stringify(element.getBoundingClientRect()) : '',
      ).join();
    const before = boxes();
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const images = Array.from(document.images).filter(isSeen);
    const isBusy = Array.from(document.querySelectorAll('[aria-busy="true"]')).some(isSeen);
    const areThere = images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const fonts: FontFaceSet | undefined = document.fonts;
    return !isBusy && areThere && (fonts === undefined || fonts.status === 'loaded') && before === boxes();
  };
  await page.waitFor('a page that is whole and stands still', isWhole);
  return page.evaluate(readLook, list);
}

/** How far two engines may be apart: they round parts of a px each in its own way. */
const nearPx = 1;

/** Colours as one text: engines write black as `#000000`, keep eight bits of how much shines through, and WebKit 538 names gradients its own way. */
export function inPlainColours(looks: readonly ElementLook[]): readonly ElementLook[] {
  const plain = (text: string): string =>
    text
      .replace(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/gi, (_, ...parts: string[]) => {
        return `rgb(${parts
          .slice(0, 3)
          .map((part) => Number.parseInt(part, 16))
          .join(', ')})`;
      })
      .replace(/\b0\.\d+(?=\))/g, (part) => String(Math.round(Number(part) * 100) / 100))
      .replace(/^.*gradient.*$/, 'a gradient');
  return looks.map((look) => {
    const colours = Object.entries(look.colours).map(([property, value]) => [property, plain(value)]);
    return { ...look, colours: Object.fromEntries(colours) };
  });
}

/** What differs between two looks, one sentence each. */
export function lookDifferences(one: readonly ElementLook[], other: readonly ElementLook[]): readonly string[] {
  const others = new Map(other.map((look) => [look.name, look]));
  const names = new Set(one.map(({ name }) => name));
  const surplus = other.filter(({ name }) => !names.has(name)).map(({ name }) => `${name} is in the second alone`);
  const differences = one.flatMap(({ name, sides, colours }) => {
    const match = others.get(name);
    if (match === undefined) return [`${name} is in the first alone`];
    return [
      ...Object.entries(sides)
        .filter(([side, px]) => !(Math.abs(px - (match.sides[side] ?? Number.NaN)) <= nearPx))
        .map(([side, px]) => `${name}: ${side} is ${px} and ${match.sides[side]}`),
      ...Object.entries(colours)
        .filter(([property, value]) => value !== match.colours[property])
        .map(([property, value]) => `${name}: ${property} is ${value} and ${match.colours[property]}`),
    ];
  });
  return [...differences, ...surplus];
}

/** The selectors of a list that found nothing. */
export function unseen(list: readonly Looked[], looks: readonly ElementLook[]): readonly string[] {
  return list.map(({ selector }) => selector).filter((text) => !looks.some(({ name }) => name.startsWith(`${text} `)));
}
