import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { setLogo, writeLogo } from './lettering';

/** A channel's mark, a half sun on its line, and its name, on nothing; within a box of px. */
export function drawChannelLogo(name: string, light: string, width: number, height: number): Canvas {
  const mark = Math.min(height, width * 0.25);
  const gap = mark * 0.24;
  const measure = createCanvas(1, 1).getContext('2d');
  const lettering = setLogo(measure, name, 'grotesk', Math.max(1, width - mark - gap), mark);
  const canvas = createCanvas(
    Math.max(1, Math.min(width, Math.ceil(mark + gap + lettering.width))),
    Math.max(1, Math.min(height, Math.ceil(mark))),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = light;
  context.beginPath();
  context.arc(mark / 2, mark * 0.52, mark * 0.34, Math.PI, Math.PI * 2);
  context.fill();
  context.fillStyle = '#fff8ea';
  for (const [at, half] of [
    [0.58, 0.5],
    [0.72, 0.3],
    [0.86, 0.14],
  ] as const) {
    context.beginPath();
    context.roundRect(mark * (0.5 - half), mark * at, mark * half * 2, mark * 0.07, mark * 0.035);
    context.fill();
  }
  context.translate(mark + gap, (canvas.height - lettering.height) / 2);
  writeLogo(context, lettering, 'grotesk');
  return canvas;
}
