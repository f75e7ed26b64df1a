/** What a person is known for; the role of most of their credits. */
export type Profession = 'actor' | 'director' | 'writer' | 'presenter';

/** A person of the catalogue. */
export interface PersonTitle {
  readonly id: string;
  readonly name: string;
  readonly profession: Profession;
  /** A sentence or two about the person. */
  readonly text: string;
}
