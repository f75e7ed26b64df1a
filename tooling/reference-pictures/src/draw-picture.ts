import { randomOf, seedOf } from '@fjernsyn/reference-catalogue';
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { drawChannelLogo } from './channel-logo';
import { registerFonts } from './fonts';
import type { Frame } from './frame';
import { letterPoster, setLogo, writeLogo } from './lettering';
import type { Look } from './looks/look';
import { lookOf } from './looks/look-of';
import { createPainter } from './painting/painter';
import type { PictureRole } from './picture-address';
import { scenes } from './scenes/scenes';
import { shareOf } from './share-of';
import type { Subject } from './subject';

/** What to draw. Width and height are px; a logo is trimmed to its letters and stays within them. */
export interface PictureRequest {
  readonly subject: Subject;
  readonly role: PictureRole;
  readonly width: number;
  readonly height: number;
}

/** Where the eye rests in a role, from the start edge; a wide picture leaves its start side to text. */
const focus: Readonly<Record<PictureRole, number>> = {
  tile: 0.54,
  wallpaper: 0.72,
  poster: 0.5,
  square: 0.5,
  logo: 0.5,
  hero3x1: 0.72,
  hero7x1: 0.76,
  block: 0.52,
  custom: 0.76,
};

/** Draws a picture. Nothing is rasterised before the canvas is encoded, which happens off the event loop. */
export function drawPicture({ subject, role, width, height }: PictureRequest): Canvas {
  registerFonts();
  const look = lookOf(subject);
  if (role === 'logo') return drawLogo(subject, look, width, height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const isWide = role === 'wallpaper' || width / height > 2.2;
  const at = width * (focus[role] + (isWide ? 0 : (shareOf(`${look.seed}/at`) - 0.5) * 0.08));
  const frame = frameOf(look, {
    width,
    height,
    focusX: look.isMirrored ? width - at : at,
    isBehind: role === 'wallpaper',
  });
  context.save();
  if (look.isMirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  scenes[look.scene](createPainter(context, frame), frame);
  context.restore();
  if (isWide) quieten(context, width, height);
  if (role === 'poster' && subject.kind !== 'person' && look.scene !== 'word')
    letterPoster(context, width, height, { title: subject.title, face: look.face, isLow: look.scene === 'portrait' });
  return canvas;
}

type Space = Pick<Frame, 'width' | 'height' | 'focusX' | 'isBehind'>;

function frameOf({ seed, palette, print, details, zoom }: Look, space: Space): Frame {
  const { width, height } = space;
  const trait = (name: string): number => shareOf(`${name}:${seed}`);
  const isUpright = height > width;
  return {
    ...space,
    size: Math.min(height, width * (isUpright ? 1.12 : 1)) * zoom,
    isUpright,
    palette,
    print,
    details,
    trait,
    pick: (name, things) => things[Math.floor(trait(name) * things.length)] ?? things[0],
    random: randomOf(seedOf(seed)),
  };
}

/** Darkness at the start side, where titles stand, and a little at the foot. */
function quieten(context: SKRSContext2D, width: number, height: number): void {
  const side = context.createLinearGradient(0, 0, width * 0.58, 0);
  side.addColorStop(0, 'rgba(11,18,22,0.72)');
  side.addColorStop(0.5, 'rgba(11,18,22,0.46)');
  side.addColorStop(1, 'rgba(11,18,22,0)');
  context.fillStyle = side;
  context.fillRect(0, 0, width * 0.58, height);
  const foot = context.createLinearGradient(0, height * 0.6, 0, height);
  foot.addColorStop(0, 'rgba(11,18,22,0)');
  foot.addColorStop(1, 'rgba(11,18,22,0.45)');
  context.fillStyle = foot;
  context.fillRect(0, height * 0.6, width, height * 0.4);
}

function drawLogo(subject: Subject, { face, palette }: Look, width: number, height: number): Canvas {
  if (subject.kind === 'channel') return drawChannelLogo(subject.title, palette.glow, width, height);
  const measure = createCanvas(1, 1).getContext('2d');
  const lettering = setLogo(measure, subject.title, face, width, height);
  const canvas = createCanvas(within(lettering.width, width), within(lettering.height, height));
  writeLogo(canvas.getContext('2d'), lettering, face);
  return canvas;
}

/** Whole px for a measure, no more than there is room for. */
function within(measure: number, most: number): number {
  return Math.max(1, Math.min(most, Math.ceil(measure)));
}
