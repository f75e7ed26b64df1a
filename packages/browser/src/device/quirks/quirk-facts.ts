import type { UserAgent } from '../agent/parse-user-agent';

/** What a quirk is recognised by. */
export interface QuirkFacts extends Pick<UserAgent, 'brand' | 'modelYear'> {
  /** The set's own name for its model; empty where it does not tell. */
  readonly model: string;
}
