import { configShapes } from './config-shapes';
import { valueShapes } from './field-shapes';
import { itemShapes } from './item-shapes';
import { mediaShapes } from './media-shapes';
import { pageShapes } from './page-shapes';
import { sessionShapes } from './session-shapes';
import type { Fields } from './shape';
import { viewerShapes } from './viewer-shapes';

/** What the service sends, by name: JSON Schemas that refer to one another as the schemas of an OpenAPI document do. */
export const wireShapes: Fields = {
  ...valueShapes,
  ...itemShapes,
  ...pageShapes,
  ...mediaShapes,
  ...viewerShapes,
  ...sessionShapes,
  ...configShapes,
};
