import { da, type MessageId } from './da';

type ParametersIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersIn<Rest>
  : never;

type ParametersOf<Id extends MessageId> = ParametersIn<(typeof da)[Id]>;

/** What a text asks for: nothing, or a value for each of its parameters. */
export type MessageArguments<Id extends MessageId> = [ParametersOf<Id>] extends [never]
  ? []
  : [parameters: Readonly<Record<ParametersOf<Id>, string | number>>];

/** Gives a text by its id. A parameter that is missing or unknown does not compile. */
export type Translate = <Id extends MessageId>(id: Id, ...parameters: MessageArguments<Id>) => string;

type Texts = Readonly<Record<MessageId, string>>;

/** Languages beside Danish, each fetched where it is spoken. */
const others: Readonly<Record<string, (() => Promise<Texts>) | undefined>> = {
  en: async () => (await import('./en')).en,
};

/** Our texts in Danish, which are always there. */
export const danish: Translate = createTranslate(da);

/** The texts of `language` (BCP 47, its base counts), in Danish where we do not speak it or cannot fetch it (S7 locale fallback). */
export async function loadTranslate(language: string): Promise<Translate> {
  const load = others[language.toLowerCase().split('-')[0] ?? ''];
  if (!load) return danish;
  return load().then(createTranslate, () => danish);
}

function createTranslate(texts: Texts): Translate {
  return (id, ...[parameters]) => fill(texts[id], parameters ?? {});
}

function fill(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = parameters[name];
    return value === undefined ? written : String(value);
  });
}
