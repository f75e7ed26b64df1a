import type { SectionReader } from './section-reader';

/** The parts of the account's page, by the service's names: details, billing, devices, parental lock, preferences, segments (C2.28). */
const parts = ['A1', 'A2', 'A3', 'A5', 'A6', 'A99'] as const;

/** A part of the account's page. The profiles are a section of their own. */
export type AccountPart = (typeof parts)[number];

/** A part of the account's page, which the client fills in. */
export interface AccountSection {
  readonly kind: 'account';
  readonly id: string;
  readonly part: AccountPart;
  /** Empty where it has none. */
  readonly title: string;
}

const partOf = (template: string): AccountPart | undefined => parts.find((part) => part === template);

/** Reads the place of a part of the account. */
export const accountReader: SectionReader<AccountSection> = {
  isFor: ({ type, template }) => type === 'CustomEntry' && partOf(template) !== undefined,
  read({ template, title = '' }, { id }) {
    const part = partOf(template);
    return part && { kind: 'account', id, part, title };
  },
};
