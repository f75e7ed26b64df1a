import type { FirstTexts } from './da';
import { createPluralForms } from './plural-forms';
import type { FeatureTexts, MessageIdOf, NoTexts, ParametersOf, Texts } from './texts';

/** The ids of the texts of the first load. */
export type MessageId = MessageIdOf<FirstTexts>;

type Values = Readonly<Record<string, string | number | undefined>>;

/** Each message: its id, and a value for each of its parameters. */
type MessagesOf<Danish> = {
  [Id in MessageIdOf<Danish>]: [ParametersOf<Danish, Id>] extends [never]
    ? [id: Id]
    : [id: Id, parameters: Readonly<Record<ParametersOf<Danish, Id>, string | number>>];
}[MessageIdOf<Danish>];

/** Gives a text of the first load, or of the features `Late`, by its id. A parameter that is missing or unknown does not compile. */
export interface Translate<Late extends Texts = NoTexts> {
  (...message: MessagesOf<FirstTexts & Late>): string;
  /** The same texts, and those of a late feature. */
  with<More extends Texts>(texts: FeatureTexts<More>): Translate<Late & More>;
}

/** Texts of one language (BCP 47), by id; any of them may be missing. */
export interface TextLayer {
  readonly language: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Picks the layer's language of a late feature; missing where the layer is the service's. */
  readonly pick?: (texts: FeatureTexts<Texts>) => Texts;
}

/**
 * Gives each text from the first layer that has it whole: one that wants a value that nobody gives is passed over, and stands
 * without it where no layer has a better one, so that no name of a parameter reaches the screen.
 */
export function createTranslate(layers: readonly TextLayer[]): Translate {
  const counting = layers.map(({ language, texts }) => ({ texts, formOf: createPluralForms(language) }));
  const translate = (id: string, values: Values = {}): string => {
    const found = counting.map((layer) => textOf(layer, id, values.count)).filter((text) => text !== undefined);
    const text = found.find((each) => parametersIn(each).every((name) => values[name] !== undefined)) ?? found[0] ?? '';
    return text.replace(placeholder, (_, name: string) => String(values[name] ?? '')).trim();
  };
  return Object.assign(translate, {
    with: <More extends Texts>(texts: FeatureTexts<More>) =>
      createTranslate(layers.flatMap((layer) => [layer, ...pickedFrom(layer, texts)])) as Translate<More>,
  });
}

/** The texts of a late feature, right behind those of the first load in the same language. */
function pickedFrom({ language, pick }: TextLayer, texts: FeatureTexts<Texts>): readonly TextLayer[] {
  return pick ? [{ language, texts: pick(texts) }] : [];
}

const placeholder = /\{(\w+)\}/g;

function parametersIn(text: string): readonly string[] {
  return (text.match(placeholder) ?? []).map((written) => written.slice(1, -1));
}

interface CountingLayer {
  readonly texts: TextLayer['texts'];
  readonly formOf: (count: number) => string;
}

function textOf({ texts, formOf }: CountingLayer, id: string, count: string | number | undefined): string | undefined {
  const counted = typeof count === 'number' ? (texts[`${id}_${formOf(count)}`] ?? texts[`${id}_other`]) : undefined;
  return counted ?? texts[id];
}
