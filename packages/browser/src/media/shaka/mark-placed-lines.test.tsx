import { afterEach, expect, test } from 'vitest';
import { markPlacedLines } from './mark-placed-lines';

afterEach(() => document.body.replaceChildren());

function line(style: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('style', style);
  return element;
}

test('[P063] [BR53] marks the lines that were placed or given a height as they come, and nothing else', async () => {
  const host = document.createElement('div');
  const box = document.createElement('div');
  document.body.append(host);
  host.append(document.createElement('video'), box);
  const end = markPlacedLines(host, window);

  const placed = line('position: absolute; top: 80%');
  const tall = line('height: 100%; line-height: 1.3');
  const plain = line('border-top: 1px');
  const inner = line('top: 0');
  plain.append(inner);
  box.append(placed, tall, plain);
  await new Promise((resolve) => setTimeout(resolve));
  const marks = (element: HTMLElement) => element.getAttributeNames().filter((name) => name.startsWith('data-'));
  expect([placed, tall, plain, inner].map(marks)).toEqual([['data-placed'], ['data-tall'], [], []]);

  end();
  const late = line('top: 0');
  box.append(late);
  await new Promise((resolve) => setTimeout(resolve));
  expect(marks(late)).toEqual([]);
});

test('[BR187] [found-sub-06] each line runs as its own letters do, also in a region', async () => {
  const host = document.createElement('div');
  const box = document.createElement('div');
  const region = document.createElement('span');
  document.body.append(host);
  host.append(box);
  const painted: HTMLElement[] = [];
  const end = markPlacedLines(host, window, (painting) => painted.push(painting));
  const lines = ['plain', 'in a region'].map((name) => {
    const element = line('direction: ltr');
    element.innerHTML = `<span>${name}</span>`;
    return element;
  });
  box.append(lines[0] as HTMLElement, region);
  region.append(lines[1] as HTMLElement);
  await new Promise((resolve) => setTimeout(resolve));
  end();
  expect(lines.map(({ firstElementChild }) => (firstElementChild as HTMLElement).style.unicodeBidi)).toEqual([
    'plaintext',
    'plaintext',
  ]);
  expect(painted).toEqual(lines);
});
