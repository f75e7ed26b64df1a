import type { ParentalControl, TelemetryEvent } from '@fjernsyn/platform';
import type { Application } from '@fjernsyn/shell';

/** What is measured while the screen shows; undefined where it is not known. */
export interface Measured {
  readonly framesPerSecond: number | undefined;
  readonly memoryMegabytes: number | undefined;
}

/** The facts of a set, by name, in the order in which they are read out. */
export type DiagnosticFacts = Readonly<
  Record<
    | 'version'
    | 'device'
    | 'engine'
    | 'media'
    | 'role'
    | 'parental'
    | 'language'
    | 'network'
    | 'errors'
    | 'frames'
    | 'memory',
    string
  >
>;

/** How many errors are named. */
const errorCount = 3;

const unknown = '–';

/** The parts of the application that the facts are read from. */
export type DiagnosedParts = Pick<
  Application,
  'configuration' | 'connectivity' | 'device' | 'locale' | 'session' | 'support'
>;

/** Reads the facts of a set: nothing that is secret, nothing that names a person. */
export function diagnosticFacts(
  { configuration, connectivity, device, locale, session, support }: DiagnosedParts,
  { framesPerSecond, memoryMegabytes }: Measured,
): DiagnosticFacts {
  const { role, profile } = session.state.get();
  return {
    version: `${configuration.release}, service ${configuration.appVersion}`,
    device: [device.target, device.model, support.deviceId().slice(0, 8)].filter((part) => part !== '').join(' '),
    engine: device.engine,
    media: [...device.mediaFormats, ...(device.mediaTraits ?? [])].join(', '),
    role: profile ? `${role}, ${profile.isKids ? 'kids' : 'profile'}` : role,
    parental: parentalText(device.parentalControl?.()),
    language: `${locale.state.get().language} (${device.language})`,
    network: [connectivity.online.get() ? 'online' : 'offline', support.isStoreDurable ? 'store' : 'no store'].join(
      ', ',
    ),
    errors: lastErrors(support.events()).join(', ') || unknown,
    frames: framesPerSecond === undefined ? unknown : `${framesPerSecond}/s`,
    memory: [memoryMegabytes === undefined ? unknown : `${memoryMegabytes} MB`, device.deviceClass.memory].join(', '),
  };
}

/** The set's own parental control, as `on, from 15, PIN locked`. */
function parentalText(control: ParentalControl | undefined): string {
  if (!control) return unknown;
  const { isOn, limitAge, isPinEntryLocked } = control;
  return [
    isOn === undefined ? unknown : isOn ? 'on' : 'off',
    ...(limitAge === undefined ? [] : [`from ${limitAge}`]),
    ...(isPinEntryLocked === true ? ['PIN locked'] : []),
  ].join(', ');
}

/** The codes of the last errors, each once, the newest first. */
function lastErrors(events: readonly TelemetryEvent[]): readonly string[] {
  const codes = events.flatMap((event) =>
    'code' in event ? [String(event.code)] : 'kind' in event && event.type === 'fault-found' ? [event.kind] : [],
  );
  return [...new Set(codes.reverse())].slice(0, errorCount);
}
