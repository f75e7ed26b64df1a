import type { SectionReader } from './section-reader';

/** A text between the rails of a page. */
export interface TextSection {
  readonly kind: 'text';
  readonly id: string;
  /** Empty where it has none. */
  readonly title: string;
  /** As the service sent it: never to be shown before it is read. */
  readonly html: string;
}

/** Reads a text. */
export const textReader: SectionReader<TextSection> = {
  isFor: ({ type }) => type === 'TextEntry',
  read: ({ text, title = '' }, { id }) => (text === undefined ? undefined : { kind: 'text', id, title, html: text }),
};
