import type { DecodeReference } from './mend-cue-text';

/** Makes what decodes the character references of HTML, all of which the browser knows. */
export function createReferenceDecoder(document: Document): DecodeReference {
  let body: HTMLElement | undefined;
  return (reference) => {
    // A document of its own, which loads and runs nothing.
    body ??= document.implementation.createHTMLDocument('').body;
    body.innerHTML = reference;
    return body.textContent ?? reference;
  };
}
