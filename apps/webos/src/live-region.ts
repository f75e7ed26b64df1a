/** Words that a screen reader reads as they change, and nobody sees. */
export interface LiveRegion {
  /** Says `text` in `language` (BCP 47); an empty text says nothing. */
  say(text: string, language: string): void;
}

/** Makes a {@link LiveRegion} whose element comes with the first words. */
export function createLiveRegion(document: Document): LiveRegion {
  let region: HTMLElement | undefined;
  return {
    say(text, language) {
      region ??= add(document);
      region.lang = language;
      region.textContent = text;
    },
  };
}

/** The clip keeps the element in the tree that readers read, where hiding it would not. */
function add(document: Document): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', 'assertive');
  const { style } = region;
  style.position = 'absolute';
  style.width = '1px';
  style.height = '1px';
  style.overflow = 'hidden';
  style.clip = 'rect(0 0 0 0)';
  document.body.appendChild(region);
  return region;
}
