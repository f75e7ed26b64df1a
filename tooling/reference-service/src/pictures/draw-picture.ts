import type { PictureRole } from '../shapes/picture-address';
import { randomOf, seedOf } from '../shapes/seed';
import { letter } from './lettering';
import { childrenPalettes, duskPalettes } from './palettes';
import { type Canvas, type SceneName, scenes } from './scenes';
import { round } from './shapes';

/** What to draw. */
export interface PictureRequest {
  /** Decides palette and scene: what shares it looks alike. */
  readonly seed: string;
  /** Decides where things stand. */
  readonly variant: string;
  readonly role: PictureRole;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Lettered on posters and logos alone. */
  readonly title: string;
  readonly isForChildren: boolean;
  /** Chosen by the seed where it is missing. */
  readonly scene?: SceneName | undefined;
}

/** A picture as SVG: a sky at dusk, a light, a horizon and a simple scene. The same for the same request. */
export function drawPicture(request: PictureRequest): string {
  const { width, height, role, title } = request;
  const unit = 1_000 / Math.min(width, height);
  const canvas = canvasOf(request, width * unit, height * unit);
  const content = role === 'logo' ? logo(title, canvas) : scenery(request, canvas);
  const box = `0 0 ${round(canvas.width)} ${round(canvas.height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`;
}

function canvasOf({ seed, variant, isForChildren }: PictureRequest, width: number, height: number): Canvas {
  const random = randomOf(seedOf(variant));
  const palettes = isForChildren ? childrenPalettes : duskPalettes;
  const palette = palettes[seedOf(seed) % palettes.length] ?? palettes[0];
  return { width, height, palette, random, horizon: height * (0.54 + random() * 0.14) };
}

function scenery({ seed, role, title, scene }: PictureRequest, canvas: Canvas): string {
  const { width, height, palette, horizon, random } = canvas;
  const names = Object.keys(scenes) as SceneName[];
  const name = scene ?? names[(seedOf(seed) >>> 8) % names.length] ?? 'sea';
  const x = width * (0.18 + random() * 0.64);
  const y = horizon - height * (0.04 + random() * 0.2);
  const [top, middle, low] = palette.sky;
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset=".78" stop-color="${low}"/></linearGradient>`;
  const glow = `<radialGradient id="g"><stop stop-color="${palette.glow}" stop-opacity=".9"/><stop offset=".3" stop-color="${palette.glow}" stop-opacity=".35"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`;
  const shade = `<linearGradient id="d" x2="0" y2="1"><stop offset=".45" stop-color="${palette.near}" stop-opacity="0"/><stop offset="1" stop-color="${palette.near}" stop-opacity=".9"/></linearGradient>`;
  const area = `width="${round(width)}" height="${round(height)}"`;
  return [
    `<defs>${sky}${glow}${shade}</defs><rect ${area} fill="url(#s)"/>`,
    `<circle cx="${round(x)}" cy="${round(y)}" r="420" fill="url(#g)"/><circle cx="${round(x)}" cy="${round(y)}" r="${round(34 + random() * 34)}" fill="${palette.glow}"/>`,
    scenes[name](canvas),
    role === 'poster'
      ? `<rect ${area} fill="url(#d)"/>${letter(title, { width, bottom: height * 0.9, size: width * 0.13, fill: '#fff' })}`
      : '',
  ].join('');
}

function logo(title: string, { width, height }: Canvas): string {
  return letter(title, { width, bottom: height * 0.56, size: height * 0.15, fill: '#fff' });
}
