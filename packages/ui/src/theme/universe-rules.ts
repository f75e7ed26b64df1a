import type { GroundLayer, Paint, UniverseLook } from '@fjernsyn/brand';
import { withAlpha } from './css-values';
import { groundGradients } from './ground-gradients';
import { rem } from './rem';
import type { ResolvedTheme } from './resolve-theme';

/** Rules that a children's universe has beyond its tokens: the picture behind the page, its letters, and how little there is to read (design 10). */
export function universeRules(look: UniverseLook, theme: ResolvedTheme): readonly string[] {
  return [
    // High contrast shows no pictures behind text, and has edges of its own.
    ...(theme.isHighContrast ? [] : groundRules(look, theme)),
    ...letterRules(look, theme),
    ...(theme.isHighContrast ? [] : edgeRules(look)),
    ...tileTextRules[look.tileText],
    ...(look.neighbourDim === undefined
      ? []
      : [`.fs-rails-resting [data-active] .fs-tile:not([data-focused]){opacity:${theme.neighbourDim}}`]),
  ];
}

const tileTextRules: Readonly<Record<UniverseLook['tileText'], readonly string[]>> = {
  both: [],
  'second-in-focus': ['.fs-tile:not([data-focused]) .fs-tile-meta{visibility:hidden}'],
  none: ['.fs-tile-title,.fs-tile-meta{visibility:hidden}'],
};

function groundRules({ ground }: UniverseLook, theme: ResolvedTheme): readonly string[] {
  return [
    ...pictureRules('main.fs-bg', ground, theme),
    // There words stand anywhere: suns and stars would lie behind them.
    ...pictureRules(
      '.fs-room',
      ground.filter(({ kind }) => kind !== 'discs'),
      theme,
    ),
    '.fs-room .fs-dusk-line{background:none}',
    ...fadeRules(ground, theme),
    // Art ends in the picture behind the page, whose colour there nobody knows.
    `.fs-hero-art{-webkit-mask-image:${artMask};mask-image:${artMask}}`,
  ];
}

function pictureRules(selector: string, ground: UniverseLook['ground'], theme: ResolvedTheme): readonly string[] {
  const images = ground.flatMap((layer) => imagesOf(layer, theme));
  return images.length === 0 ? [] : [`${selector}{background-image:${images.join(',')}}`];
}

const artMask = 'linear-gradient(to bottom,#000 60%,rgba(0,0,0,0))';

/** What is cut at the end of the screen fades into the foot of the sky. Hills have no one colour: there nothing fades. */
function fadeRules(ground: UniverseLook['ground'], theme: ResolvedTheme): readonly string[] {
  const [foot] = ground.flatMap((layer) => (layer.kind === 'sky' ? layer.stops.slice(-1) : []));
  if (foot === undefined || ground.some(({ kind }) => kind === 'hill'))
    return ['main .fs-fade,main .fs-sill{background:none}'];
  const { fade, sill } = groundGradients(paintOf(foot[0], theme));
  return [`main .fs-fade{background:${fade}}`, `main .fs-sill{background:${sill}}`];
}

function letterRules({ letters }: UniverseLook, { textScale }: ResolvedTheme): readonly string[] {
  if (letters === undefined) return [];
  const { tileTitle, tileTitleLine, keypad } = letters;
  return [
    '.fs-type-logo{letter-spacing:0}',
    `.fs-keypad{font-size:${rem(keypad)}}`,
    `.fs-tile-title{font-size:${rem(tileTitle * textScale)};line-height:${rem(tileTitleLine * textScale)}}`,
  ];
}

function edgeRules({ tileEdge }: UniverseLook): readonly string[] {
  if (tileEdge === undefined) return [];
  if (tileEdge === 0) return ['.fs-tile-edge{box-shadow:none}'];
  return [
    `.fs-tile-edge{box-shadow:inset 0 0 0 ${rem(tileEdge)} rgba(255,255,255,.92)}`,
    '.fs-tile[data-focused] .fs-tile-edge{box-shadow:none}',
  ];
}

function imagesOf(layer: GroundLayer, theme: ResolvedTheme): readonly string[] {
  const colorOf = (paint: Paint): string => paintOf(paint, theme);
  switch (layer.kind) {
    case 'discs':
      return layer.discs.map(([x, y, radius]) => {
        const color = colorOf(layer.paint);
        return `radial-gradient(circle ${rem(radius)} at ${x}% ${y}%,${color} 97%,${withAlpha(color, 0)})`;
      });
    case 'hill': {
      const { x, y, width, height } = layer;
      const color = colorOf(layer.paint);
      return [
        `radial-gradient(ellipse ${rem(width)} ${rem(height)} at ${x}% ${y}%,${color} 99%,${withAlpha(color, 0)})`,
      ];
    }
    case 'sky': {
      const stops = layer.stops.map(([paint, at]) => colorOf(paint) + (at === undefined ? '' : ` ${at}%`));
      return [`linear-gradient(to bottom,${stops.join(',')})`];
    }
  }
}

function paintOf(paint: Paint, theme: ResolvedTheme): string {
  return isToken(paint, theme) ? theme.color[paint] : paint;
}

function isToken(paint: Paint, { color }: ResolvedTheme): paint is keyof ResolvedTheme['color'] {
  return paint in color;
}
