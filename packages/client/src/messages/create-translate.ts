import type { DanishTexts, MessageId, TextId } from './da';
import { createPluralForms } from './plural-forms';

type ParametersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type ParametersOf<Id extends MessageId> = Id extends TextId
  ? ParametersIn<DanishTexts[Id]>
  : `${Id}_other` extends TextId
    ? ParametersIn<DanishTexts[`${Id}_other`]>
    : never;

/** What a text asks for: nothing, or a value for each of its parameters. */
export type MessageArguments<Id extends MessageId> = [ParametersOf<Id>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParametersOf<Id>, string | number>>];

/** Gives a text by its id. A parameter that is missing or unknown does not compile. */
export interface Translate {
  <Id extends MessageId>(id: Id, ...parameters: MessageArguments<Id>): string;
  /** The same texts, over those that a late screen brings. */
  over(layer: TextLayer): Translate;
}

/** Texts of one language (BCP 47), by id; any of them may be missing. */
export interface TextLayer {
  readonly language: string;
  readonly texts: Readonly<Record<string, string | undefined>>;
}

type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Gives each text from the first layer that has it whole: one that wants a value that nobody gives is passed over, and stands
 * without it where no layer has a better one, so that no name of a parameter reaches the screen.
 */
export function createTranslate(layers: readonly TextLayer[]): Translate {
  const counting = layers.map(({ language, texts }) => ({ texts, formOf: createPluralForms(language) }));
  const translate: Omit<Translate, 'over'> & ((id: MessageId, parameters?: Values) => string) = (id, parameters) => {
    const values: Values = parameters ?? {};
    const found = counting.map((layer) => textOf(layer, id, values.count)).filter((text) => text !== undefined);
    const text = found.find((each) => parametersIn(each).every((name) => values[name] !== undefined)) ?? found[0] ?? '';
    return text.replace(placeholder, (_, name: string) => String(values[name] ?? '')).trim();
  };
  return Object.assign(translate, { over: (layer: TextLayer) => createTranslate([...layers, layer]) });
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
