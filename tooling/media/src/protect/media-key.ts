/** A key that hides samples, and the id by which a player asks for it; both are 32 hexadecimal digits. */
export interface MediaKey {
  readonly id: string;
  readonly value: string;
}
