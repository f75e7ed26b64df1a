import type { AvatarHour } from './avatar-hour';

/** The sun on the water: width, height and opacity of each stroke under the horizon. */
const strokes = [
  { y: 71, width: 34, height: 3.6, opacity: 0.8 },
  { y: 78.5, width: 22, height: 3.4, opacity: 0.6 },
  { y: 86, width: 12, height: 3, opacity: 0.42 },
] as const;

/** The picture of an hour as an address that needs no network: a sun over a horizon, and its light on the water. */
export function avatarPicture({ sky: [top, foot], sun, sea, sunAt }: AvatarHour): string {
  const light = strokes.map(
    ({ y, width, height, opacity }) =>
      `<rect x='${50 - width / 2}' y='${y}' width='${width}' height='${height}' rx='${height / 2}' fill='${sun}' opacity='${opacity}'/>`,
  );
  const drawing = [
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='272' height='272'>",
    `<linearGradient id='a' x1='0' y1='0' x2='0' y2='1'><stop stop-color='${top}'/><stop offset='.68' stop-color='${foot}'/></linearGradient>`,
    "<path d='M0 0h100v100H0z' fill='url(#a)'/>",
    `<circle cx='50' cy='${sunAt}' r='19' fill='${sun}'/>`,
    `<path d='M0 66h100v34H0z' fill='${sea}'/>`,
    ...light,
    '</svg>',
  ];
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`;
}
