import { AppError } from '@fjernsyn/kernel';
import { mediaErrors } from '@fjernsyn/platform';

/** Lets the last of several loads win. */
export interface LoadRace {
  /** Overtakes the load before, and returns what waits for this one: it rejects with `media/superseded` once this one is overtaken. */
  begin(): (load: Promise<void>) => Promise<void>;
  /** Overtakes the load that is under way. */
  end(): void;
}

/** Makes the {@link LoadRace} of an engine. */
export function createLoadRace(): LoadRace {
  let overtake = (): void => undefined;
  return {
    begin() {
      overtake();
      let isOvertaken = false;
      const overtaken = new Promise<never>((_, reject) => {
        overtake = () => {
          isOvertaken = true;
          reject(new AppError(mediaErrors.superseded));
        };
      });
      // Nobody may be waiting for this load when it is overtaken.
      overtaken.catch(() => undefined);
      return async (load) => {
        await Promise.race([load, overtaken]);
        if (isOvertaken) throw new AppError(mediaErrors.superseded);
      };
    },
    end: () => overtake(),
  };
}
