import type { Palette } from './palettes';
import { hills, land, peaks, round } from './shapes';

/** What a scene is drawn with; all measures in the drawing's own units. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** The horizon, from the top. */
  readonly horizon: number;
  readonly palette: Palette;
  readonly random: () => number;
}

/** The scenes there are, each drawn over a finished sky. */
export const scenes = { sea, forest, town, mountains, turbines, lighthouse, marsh } satisfies Readonly<
  Record<string, (canvas: Canvas) => string>
>;

/** The name of a scene. */
export type SceneName = keyof typeof scenes;

function sea({ width, height, horizon, palette, random }: Canvas): string {
  const ripples = Array.from({ length: 26 }, () => {
    const depth = random();
    const length = (30 + random() * 160) * (0.3 + depth);
    return `<rect x="${round(random() * width)}" y="${round(horizon + (height - horizon) * depth * depth)}" width="${round(length)}" height="${round(2 + 4 * depth)}" fill="${palette.glow}" opacity="${round(0.1 + random() * 0.3)}"/>`;
  });
  return `<rect y="${round(horizon)}" width="${round(width)}" height="${round(height - horizon)}" fill="${palette.far}"/>${ripples.join('')}${boat({ width, height, horizon, palette, random })}`;
}

function boat({ width, horizon, palette, random }: Canvas): string {
  const x = width * (0.2 + random() * 0.6);
  const y = horizon + 18;
  return `<path d="M${round(x - 46)} ${round(y)}h92l-16 22h-60zM${round(x)} ${round(y - 6)}v-84l44 78z" fill="${palette.near}"/>`;
}

function forest({ width, height, horizon, palette, random }: Canvas): string {
  const back = land(hills(width, horizon - 10, 24, random), width, height, palette.far);
  const count = Math.ceil(width / 46);
  const trees = Array.from({ length: count }, (_, index) => {
    const x = (index + random() * 0.7) * 46;
    const rise = height * (0.14 + random() * 0.22);
    const foot = horizon + height * 0.12;
    return `M${round(x)} ${round(foot - rise)}l${round(rise * 0.17)} ${round(rise)}h${round(-rise * 0.34)}z`;
  });
  const ground = land(hills(width, horizon + height * 0.11, 14, random), width, height, palette.near);
  return `${back}<path d="${trees.join('')}" fill="${palette.near}"/>${ground}`;
}

function town({ width, height, horizon, palette, random }: Canvas): string {
  const houses: string[] = [];
  const windows: string[] = [];
  for (let x = -20; x < width; ) {
    const wide = 70 + random() * 110;
    const rise = height * (0.08 + random() * 0.2);
    const top = horizon + height * 0.06 - rise;
    houses.push(
      `M${round(x)} ${round(height)}V${round(top)}l${round(wide / 2)} ${round(-wide * 0.28)}l${round(wide / 2)} ${round(wide * 0.28)}V${round(height)}z`,
    );
    for (let row = top + 24; row < top + rise - 20; row += 46)
      for (let column = x + 16; column < x + wide - 26; column += 38)
        if (random() < 0.4) windows.push(`M${round(column)} ${round(row)}h16v22h-16z`);
    x += wide;
  }
  return `${land(hills(width, horizon - 30, 20, random), width, height, palette.far)}<path d="${houses.join('')}" fill="${palette.near}"/><path d="${windows.join('')}" fill="${palette.glow}" opacity=".75"/>`;
}

function mountains({ width, height, horizon, palette, random }: Canvas): string {
  const back = land(peaks(width, horizon, height * 0.3, random), width, height, palette.far);
  return `${back}${land(hills(width, horizon + height * 0.08, 26, random), width, height, palette.near)}`;
}

function turbines({ width, height, horizon, palette, random }: Canvas): string {
  const count = Math.max(3, Math.round(width / 420));
  const towers = Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5 + (random() - 0.5) * 0.5) / count) * width;
    const size = height * (0.16 + random() * 0.16);
    const turn = random() * 120;
    const hub = horizon - size;
    const blade = `<path d="M0 0l${round(size * 0.04)} ${round(-size * 0.3)}L0 ${round(-size * 0.62)}l${round(-size * 0.03)} ${round(size * 0.32)}z"/>`;
    const blades = [0, 120, 240].map((angle) => `<g transform="rotate(${round(turn + angle)})">${blade}</g>`).join('');
    return `<path d="M${round(x - 5)} ${round(horizon + 60)}L${round(x - 2)} ${round(hub)}h4L${round(x + 5)} ${round(horizon + 60)}z"/><g transform="translate(${round(x)} ${round(hub)})">${blades}</g>`;
  });
  return `<g fill="${palette.far}">${towers.join('')}</g>${land(hills(width, horizon + height * 0.04, 16, random), width, height, palette.near)}`;
}

function lighthouse(canvas: Canvas): string {
  const { width, height, horizon, palette, random } = canvas;
  const x = width * (0.22 + random() * 0.56);
  const rise = height * 0.34;
  const top = horizon - rise + 30;
  const beam = `<path d="M${round(x)} ${round(top + 14)}L${round(width)} ${round(top - height * 0.1)}V${round(top + height * 0.08)}z" fill="${palette.glow}" opacity=".28"/>`;
  const tower = `<path d="M${round(x - 30)} ${round(horizon + 40)}L${round(x - 17)} ${round(top + 30)}h34L${round(x + 30)} ${round(horizon + 40)}zM${round(x - 24)} ${round(top + 30)}v-10h48v10zM${round(x - 15)} ${round(top + 20)}v-22l15 -16l15 16v22z" fill="${palette.near}"/>`;
  const lamp = `<circle cx="${round(x)}" cy="${round(top + 10)}" r="11" fill="${palette.glow}"/>`;
  const rock = land(hills(width, horizon + height * 0.07, 30, random), width, height, palette.near);
  return `<rect y="${round(horizon)}" width="${round(width)}" height="${round(height - horizon)}" fill="${palette.far}"/>${beam}${tower}${lamp}${rock}`;
}

function marsh({ width, height, horizon, palette, random }: Canvas): string {
  const water = `<rect y="${round(horizon)}" width="${round(width)}" height="${round(height - horizon)}" fill="${palette.sky[2]}" opacity=".55"/>`;
  const banks = [0.05, 0.16, 0.28].map((depth, index) => {
    const y = horizon + height * depth;
    const start = random() * width * 0.5;
    return `<ellipse cx="${round(start + width * 0.3)}" cy="${round(y)}" rx="${round(width * (0.3 + depth))}" ry="${round(10 + 24 * depth * (index + 1))}" fill="${index === 2 ? palette.near : palette.far}"/>`;
  });
  const reeds = Array.from({ length: Math.ceil(width / 40) }, () => {
    const x = random() * width;
    const rise = height * (0.06 + random() * 0.14);
    return `M${round(x)} ${round(height)}q${round(random() * 16)} ${round(-rise * 0.6)} ${round(random() * 30)} ${round(-rise)}`;
  });
  return `${water}${banks.join('')}<path d="${reeds.join('')}" fill="none" stroke="${palette.near}" stroke-width="5"/>`;
}
