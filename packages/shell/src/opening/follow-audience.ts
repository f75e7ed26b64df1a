import type { ServiceConfig } from '@fjernsyn/contracts';
import type { Unsubscribe } from '@fjernsyn/kernel';
import type { Reading } from '../reading/reading';

/** Dependencies of {@link followAudience}. */
export interface FollowAudienceDeps {
  readonly reading: Pick<Reading, 'audience' | 'config'>;
  /** Takes a newer configuration of the service. */
  readonly renew: (config: ServiceConfig) => void;
  /** Runs when there is another audience. */
  readonly onAudience: () => void;
}

/** Keeps the service's configuration that of the audience of the moment, and as the service says it now. */
export function followAudience({ reading, renew, onAudience }: FollowAudienceDeps): Unsubscribe {
  const { audience, config } = reading;
  const ends = [
    config.subscribe(() => {
      const { value } = config.get();
      if (value) renew(value);
    }),
    audience.subscribe(onAudience),
  ];
  return () => {
    for (const end of ends) end();
  };
}
