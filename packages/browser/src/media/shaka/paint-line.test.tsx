import { expect, test } from 'vitest';
import { paintLine } from './paint-line';

function lineOf(html: string): HTMLElement {
  const line = document.createElement('div');
  line.innerHTML = html;
  return line;
}

test('[BR107] paints letters and what is behind them as the set is told', () => {
  const line = lineOf('<span style="background-color: rgba(0, 0, 0, 0.8)">Godaften</span>');
  const span = line.firstElementChild as HTMLElement;
  paintLine(line, { isOn: true, textColor: 'rgb(255, 255, 0)', backgroundColor: 'rgba(0, 0, 255, 0.5)' });
  expect([line.style.color, span.style.backgroundColor]).toEqual(['rgb(255, 255, 0)', 'rgba(0, 0, 255, 0.5)']);
});

test('[BR107] leaves what the subtitles themselves say, and all where the set says nothing', () => {
  const html = '<span style="color: red; background-color: green">Lyd</span>';
  const line = lineOf(html);
  paintLine(line, { isOn: true, textColor: 'yellow', backgroundColor: 'blue' });
  expect((line.firstElementChild as HTMLElement).style.color).toBe('red');
  expect((line.firstElementChild as HTMLElement).style.backgroundColor).toBe('green');
  const plain = lineOf(html);
  paintLine(plain, { isOn: false });
  expect(plain.style.color).toBe('');
});
