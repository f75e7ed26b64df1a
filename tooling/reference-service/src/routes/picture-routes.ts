import { entriesById, titleOf } from '../catalogue/catalogue';
import type { SceneHint } from '../catalogue/look';
import type { FilmTitle, ShowTitle } from '../catalogue/title';
import { drawPicture } from '../pictures/draw-picture';
import { type SceneName, scenes } from '../pictures/scenes';
import type { ServiceApp } from '../server/bindings';
import { missingImageId, type PictureRole, pictureRoles, pictureSize } from '../shapes/picture-address';
import { wholeNumberOf } from './query';

/**
 * Pictures under the service's own address form. They are drawn, and always the same for an id; width and height are kept as asked for,
 * the ratio of the role stands in for a missing one. The format asked for is not looked at: all are SVG.
 */
export function pictureRoutes(app: ServiceApp): void {
  app.get('/shain/v1/dataservice/ResizeImage/:value', (context) => {
    const entityId = unquoted(context.req.query('EntityId'));
    const imageId = unquoted(context.req.query('ImageId'));
    if (context.req.param('value') !== '$value' || entityId === '' || imageId === '' || imageId === missingImageId)
      return context.notFound();
    const role = roleOf(imageId);
    const [fullWidth, fullHeight] = pictureSize(role);
    const askedHeight = wholeNumberOf(context.req.query('Height'), 0, 0, 4_320);
    const defaultWidth = askedHeight > 0 ? Math.round((askedHeight * fullWidth) / fullHeight) : fullWidth;
    const width = wholeNumberOf(context.req.query('Width'), defaultWidth, 1, 7_680);
    const height = askedHeight > 0 ? askedHeight : Math.max(1, Math.round((width * fullHeight) / fullWidth));
    const entry = entriesById.get(entityId);
    const look = lookOf(entry);
    const picture = drawPicture({
      seed: look?.id ?? entityId,
      variant: entityId,
      role,
      width,
      height,
      title: entry === undefined ? '' : titleOf(entry),
      isForChildren: look?.audience !== undefined,
      scene: drawnScene(look?.scene),
    });
    return context.body(picture, 200, {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

function unquoted(value: string | undefined): string {
  return (value ?? '').replace(/^'|'$/g, '');
}

function roleOf(imageId: string): PictureRole {
  const digit = Number(imageId.slice(-1));
  const roles = Object.keys(pictureRoles) as PictureRole[];
  return roles.find((role) => pictureRoles[role] === digit) ?? 'tile';
}

/** A hint as far as there is a drawing for it. */
function drawnScene(hint: SceneHint | undefined): SceneName | undefined {
  return hint !== undefined && hint in scenes ? (hint as SceneName) : undefined;
}

type Entry = NonNullable<ReturnType<typeof entriesById.get>>;

/** The title whose look a picture has: seasons and episodes keep that of their show. */
function lookOf(entry: Entry | undefined): ShowTitle | FilmTitle | undefined {
  if (entry?.type === 'program') return entry.film;
  return entry?.type === 'show' || entry?.type === 'season' || entry?.type === 'episode' ? entry.show : undefined;
}
