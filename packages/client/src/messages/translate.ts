import { da, type MessageId } from './da';
import { en } from './en';

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

const languages: Readonly<Record<string, Readonly<Record<MessageId, string>>>> = { da, en };

/** The texts of `language` (BCP 47, its base counts), in Danish where we do not speak it (S7 locale fallback). */
export function createTranslate(language: string): Translate {
  const base = language.toLowerCase().split('-')[0] ?? '';
  const texts: Readonly<Record<MessageId, string>> = languages[base] ?? da;
  return (id, ...[parameters]) => fill(texts[id], parameters ?? {});
}

function fill(text: string, parameters: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = parameters[name];
    return value === undefined ? written : String(value);
  });
}
