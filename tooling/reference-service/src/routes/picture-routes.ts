import {
  type Artwork,
  bannerSubject,
  largestSide,
  parsePictureRequest,
  pictureFormats,
} from '@fjernsyn/reference-pictures';
import type { ServiceApp } from '../server/bindings';

/** Pictures under the service's own address form, drawn in the size, format and quality asked for. */
export function pictureRoutes(app: ServiceApp, { artwork }: { readonly artwork: Artwork }): void {
  app.get('/shain/v1/dataservice/ResizeImage/:value', async (context) => {
    if (context.req.param('value') !== '$value') return context.notFound();
    const query = context.req.query();
    const asked = parsePictureRequest(query);
    if (asked === 'missing') return context.notFound();
    if (asked === 'senseless')
      return context.json(
        { message: `Width and Height are whole numbers from 1 to ${largestSide}, Quality to 100` },
        400,
      );
    const isBanner = query.EntityType === "'Page'" || query.EntityType === 'Page';
    const picture = artwork.find(asked, isBanner ? bannerSubject(asked.entityId) : undefined);
    if (picture === undefined) return context.notFound();
    const headers = { etag: `"${picture.tag}"`, 'cache-control': 'public, max-age=31536000, immutable' };
    if (context.req.header('if-none-match')?.includes(headers.etag) === true) return context.body(null, 304, headers);
    const bytes = await picture.bytes();
    return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': pictureFormats[asked.format] });
  });
}
