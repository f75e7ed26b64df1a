/**
 * Texts of one language, by id. `{name}` stands for a parameter. What is counted has a text for each plural category of its language, as
 * `…_one` and `…_other`, chosen by its parameter `count`.
 */
export type Texts = Readonly<Record<string, string>>;

/** No texts. */
export type NoTexts = Readonly<Record<never, string>>;

type CountedIdOf<Danish> = keyof Danish extends infer Id ? (Id extends `${infer Base}_other` ? Base : never) : never;

type PlainIdOf<Danish> = Exclude<keyof Danish & string, `${CountedIdOf<Danish>}_${string}`>;

/** The ids by which texts are asked for; what is counted has one. */
export type MessageIdOf<Danish> = PlainIdOf<Danish> | CountedIdOf<Danish>;

type ParametersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersIn<Rest> : never;

/** The names of a message's parameters. */
export type ParametersOf<Danish, Id extends string> = Id extends keyof Danish
  ? ParametersIn<Danish[Id]>
  : `${Id}_other` extends keyof Danish
    ? ParametersIn<Danish[`${Id}_other`]>
    : never;

type InForms<Danish, Category extends string> = Readonly<
  Record<PlainIdOf<Danish> | `${CountedIdOf<Danish>}_${Category}`, string>
>;

/** The same texts in English. */
export type InEnglish<Danish> = InForms<Danish, 'one' | 'other'>;

/** The same texts in Arabic. */
export type InArabic<Danish> = InForms<Danish, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;

/** Texts of a feature that comes late, in every language of ours. */
export interface FeatureTexts<Danish extends Texts> {
  readonly da: Danish;
  readonly en: InEnglish<Danish>;
  readonly ar: InArabic<Danish>;
}

type Same<One, Other> = [One, Other] extends [Other, One] ? string : never;

/** Refuses a text that Danish does not have, and one whose parameters are others than in Danish. */
type AsInDanish<Danish, Own> = {
  readonly [Id in keyof Own]: Id extends PlainIdOf<Danish>
    ? Same<ParametersIn<Own[Id]>, ParametersOf<Danish, Id>>
    : Id extends keyof InArabic<Danish>
      ? string
      : never;
};

/** Gives back the texts of a feature. A language that lacks a text, or asks for other parameters, does not compile. */
export function featureTexts<
  const Danish extends Texts,
  const English extends InEnglish<Danish>,
  const Arabic extends InArabic<Danish>,
>(texts: {
  readonly da: Danish;
  readonly en: English & AsInDanish<Danish, English>;
  readonly ar: Arabic & AsInDanish<Danish, Arabic>;
}): FeatureTexts<Danish> {
  return texts;
}
