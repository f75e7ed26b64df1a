import type { FloorRail } from './floor-home';
import { createFloorRails } from './floor-rails';
import { makeElement } from './make-element';

declare global {
  interface Window {
    /** What the floor page shows. */
    readonly floorHome: readonly FloorRail[];
  }
}

const entries = ['Forside', 'Serier', 'Film', 'Børn', 'Krimi', 'Søg', 'Log ind'];

/** Shows the rails, and moves focus, column and strip at a key; what is near is mounted after the frame that shows it. */
function run(rails: readonly FloorRail[]): void {
  const column = makeElement('div', 'column');
  const { mounted, topOf, fill } = createFloorRails(rails, column);
  const places = rails.map(() => 0);
  let at = 0;
  let focused: HTMLElement | undefined;
  let isFilling = false;

  const show = (left: number): void => {
    const place = places[at] ?? 0;
    const rail = mounted.get(at);
    const tile = rail?.tiles.get(place);
    // Order: native focus asks for a layout, which is up to date until something is written.
    tile?.focus({ preventScroll: true });
    focused?.removeAttribute('data-focused');
    tile?.setAttribute('data-focused', '');
    focused = tile;
    if (left === at) {
      rail?.slideTo(place);
      return;
    }
    mounted.get(left)?.element.removeAttribute('data-active');
    rail?.element.setAttribute('data-active', '');
    column.style.transform = `translateY(${-topOf(at)}px)`;
  };
  const fillLater = (): void => {
    if (isFilling) return;
    isFilling = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isFilling = false;
        fill(at, places);
      }),
    );
  };
  const move = (rail: number, place: number): void => {
    if (rails[rail]?.tiles[place] === undefined) return;
    const left = at;
    at = rail;
    places[rail] = place;
    // A key may be quicker than what is mounted.
    if (mounted.get(rail)?.tiles.has(place) !== true) fill(at, places);
    show(left);
    fillLater();
  };

  fill(at, places);
  const header = makeElement('header', '', makeElement('b', '', 'Fjernsyn'));
  header.append(...entries.map((name) => makeElement('span', '', name)));
  document.body.append(makeElement('main', '', column, header, makeElement('div', 'shade')));
  show(-1);
  const steps: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(at, (places[at] ?? 0) + 1),
    ArrowLeft: () => move(at, (places[at] ?? 0) - 1),
    ArrowDown: () => move(at + 1, places[at + 1] ?? 0),
    ArrowUp: () => move(at - 1, places[at - 1] ?? 0),
  };
  addEventListener('keydown', (event) => {
    steps[event.key]?.();
    event.preventDefault();
  });
}

run(window.floorHome);
