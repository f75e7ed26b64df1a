/** Chance. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A random UUID of version 4. */
  uuid(): string;
}
