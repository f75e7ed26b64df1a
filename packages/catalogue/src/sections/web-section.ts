import type { SectionReader } from './section-reader';

/** A page of the web on a page of the service. */
export interface WebSection {
  readonly kind: 'web';
  readonly id: string;
  /** Empty where it has none. */
  readonly title: string;
  /** Absolute, over http or https. */
  readonly url: string;
}

/** Reads a page of the web; none where its address is none (C2.29). */
export const webReader: SectionReader<WebSection> = {
  isFor: ({ type, template }) => type === 'CustomEntry' && /^web view$/i.test(template),
  read({ title = '', customFields }, { id }) {
    const { url } = customFields;
    return url === undefined ? undefined : { kind: 'web', id, title, url };
  },
};
