/** The shapes in which the health call was seen to answer (C7.47). */
export const healthShapes = ['status', 'boolean', 'milliseconds', 'unavailable', 'boolean-false', 'failure'] as const;

/** Where sets can be. */
export const places = ['denmark', 'abroad'] as const;

/** What sets are given where nobody is signed in. */
export const anonymousTokens = ['plain', 'fallback'] as const;

/** Who gives new tokens for those of an account that run out. */
export const tokenRenewals = ['by-service', 'by-provider'] as const;

/** What the service says beside the catalogue. */
export interface Surroundings {
  /** Where every set is taken to be; an account of its own may be abroad as well. */
  readonly place: (typeof places)[number];
  readonly health: (typeof healthShapes)[number];
  /** A set is given fallback tokens only where it says that it knows them. */
  readonly anonymousTokens: (typeof anonymousTokens)[number];
  /** By the provider: tokens are given out that the service does not renew. */
  readonly tokenRenewal: (typeof tokenRenewals)[number];
}

/** The surroundings of a running service. */
export interface SurroundingsSwitch {
  read(): Surroundings;
  change(part: Partial<Surroundings>): void;
}

const defaults: Surroundings = {
  place: 'denmark',
  health: 'status',
  anonymousTokens: 'plain',
  tokenRenewal: 'by-service',
};

/** Makes the {@link SurroundingsSwitch}: at home, in good health and with plain tokens where nothing is said. */
export function createSurroundings(first: Partial<Surroundings> = {}): SurroundingsSwitch {
  let current: Surroundings = { ...defaults, ...first };
  return {
    read: () => current,
    change(part) {
      current = { ...current, ...part };
    },
  };
}
