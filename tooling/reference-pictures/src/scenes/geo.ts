import { mix } from '../painting/colours';
import type { Scene } from '../scene';

/** A quilt of circles, quarters and bars. */
export const geo: Scene = (painter, { width, height, size, print, trait, isUpright, focusX }) => {
  const { box, context, path, disc, shape } = painter;
  const [ground, ...inks] = print;
  const side = isUpright ? width / 3 : size / (trait('grain') > 0.5 ? 2 : 3);
  const shift = focusX % side;
  box(0, 0, width, height, ground);
  const columns = Math.ceil(width / side) + 1;
  for (let row = 0; row * side < height; row += 1)
    for (let column = -1; column < columns; column += 1) {
      // Counted from the focal point, so that a wide picture shows the same tiles and more of them.
      const place = `${column - Math.floor(focusX / side)}/${row}`;
      const one = inks[Math.floor(trait(`one-${place}`) * 4)] ?? ground;
      const two = inks[Math.floor(trait(`two-${place}`) * 4)] ?? ground;
      const half = side / 2;
      context.save();
      context.translate(column * side + (isUpright ? half : shift + half), row * side + half);
      box(-half, -half, side + 0.5, side + 0.5, mix(one, ground, 0.5));
      context.rotate((Math.floor(trait(`turn-${place}`) * 4) * Math.PI) / 2);
      switch (Math.floor(trait(`kind-${place}`) * 6)) {
        case 0:
        case 1:
          for (const [radius, fill] of [
            [side, two],
            [half, ground],
          ] as const)
            path((on) => {
              on.moveTo(-half, -half);
              on.arc(-half, -half, radius, 0, Math.PI / 2);
              on.closePath();
            }, fill);
          break;
        case 2:
          disc(0, 0, side * 0.42, two);
          disc(0, 0, side * 0.2, one);
          break;
        case 3:
          path((on) => {
            on.arc(0, -half, half, 0, Math.PI);
            on.arc(0, 0, half, 0, Math.PI);
          }, two);
          break;
        case 4:
          for (let bar = 0; bar < 4; bar += 1) box(-half, -half + (bar * side) / 4, side, side / 8, two);
          break;
        default:
          shape([-half, half, half, half, half, -half], two);
      }
      context.restore();
    }
};
