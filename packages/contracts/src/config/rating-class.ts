import { isRecord } from '@fjernsyn/kernel';
import { type Images, readImages } from '../item/images';
import { readNumber } from '../wire/number';
import { readText } from '../wire/text';

/** An audience class or rating that the service knows. */
export interface RatingClass {
  readonly code: string;
  readonly name?: string | undefined;
  readonly level?: number | undefined;
  readonly system?: string | undefined;
  readonly advisoryText?: string | undefined;
  readonly images: Images;
}

/** Classes by code; undefined where none were sent. */
export function readRatingClasses(value: unknown): Readonly<Record<string, RatingClass>> | undefined {
  if (!isRecord(value)) return undefined;
  const classes: Record<string, RatingClass> = {};
  for (const key of Object.keys(value)) {
    const sent = value[key];
    if (!isRecord(sent)) continue;
    classes[key] = {
      code: readText(sent.code) ?? key,
      name: readText(sent.name),
      level: readNumber(sent.level),
      system: readText(sent.system),
      advisoryText: readText(sent.advisoryText),
      images: readImages(sent.images),
    };
  }
  return classes;
}
