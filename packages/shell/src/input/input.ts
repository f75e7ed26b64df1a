import type { Ports } from '@fjernsyn/platform';
import type { Configuration } from '../configuration';
import type { Dialogs } from '../overlays/dialogs';
import { createRemoteRouting, type RemoteRouting, type RemoteRoutingDeps } from './remote-routing';
import { toSequences, watchSequences } from './secret-sequences';

/** Dependencies of {@link createInput}. */
export interface InputDeps extends Required<Pick<RemoteRoutingDeps, 'focus' | 'isCovered' | 'goBack'>> {
  readonly ports: Pick<Ports, 'clock' | 'device' | 'lifecycle' | 'remote'>;
  readonly configuration: Pick<Configuration, 'keySequences' | 'menuUrl'>;
  readonly dialogs: Pick<Dialogs, 'show'>;
}

/** The remote's way through the application, with the sequences that support knows. */
export interface Input {
  readonly remote: RemoteRouting;
  stop(): void;
}

/** Makes the {@link Input} of an application. */
export function createInput({ ports, configuration, dialogs, focus, isCovered, goBack }: InputDeps): Input {
  const remote = createRemoteRouting({
    remote: ports.remote,
    focus,
    clock: ports.clock,
    sequences: toSequences(configuration.keySequences),
    holdMs: ports.device.timing.delayMs,
    isCovered,
    goBack,
  });
  const stopSequences = watchSequences({
    remote,
    lifecycle: ports.lifecycle,
    dialogs,
    menuUrl: configuration.menuUrl,
  });
  return {
    remote,
    stop() {
      stopSequences();
      remote.stop();
    },
  };
}
