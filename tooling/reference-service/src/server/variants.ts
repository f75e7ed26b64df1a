/** How a service can be configured otherwise than usual, each with what it does. */
export const variants = {
  'mandatory-sign-in': 'nobody sees anything before signing in',
  'older-sign-in': 'sets sign in by the older codes: the identity provider is not named',
  'no-minisjang': 'there is no universe for the youngest',
  'three-languages': 'the product is offered in Danish, English and Arabic',
  'shutdown-notice': 'every start says that the application will be shut down',
  consent: 'viewers are asked once for their consent',
  'help-video': 'the screen with the code offers a video guide',
} as const;

/** The name of a variant. */
export type Variant = keyof typeof variants;

/** Whether a word names a variant. */
export function isVariant(word: string): word is Variant {
  return Object.hasOwn(variants, word);
}
