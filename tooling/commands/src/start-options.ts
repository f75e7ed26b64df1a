import { parseArgs } from 'node:util';
import type { FaultRule, Variant } from '@fjernsyn/reference-service';
import type { SimulatedTarget } from '@fjernsyn/simulator';
import { FAULT_HELP, type FaultOptions, readFaultOptions } from './fault-options';
import { LANGUAGES, type LookOptions, toLook } from './look-options';
import { toPort } from './to-port';
import { toVariants, VARIANT_LINES } from './variant-options';

/** What `npm start` can show: the web app by itself, or a television's app on a simulated set. */
export type StartTarget = 'web' | SimulatedTarget;

/** Where `npm start` serves, and whose service it shows. */
export interface StartOptions {
  readonly target: StartTarget;
  /** The port to try first. */
  readonly port: number;
  /** The service to use instead of the reference service, and its CDN; both without a slash at the end. */
  readonly service: { readonly serviceUrl: string; readonly cdnUrl: string } | undefined;
  readonly look: LookOptions;
  /** The child's world to begin in, by its id; that of grown-ups where none is named. */
  readonly world: string | undefined;
  /** Whether other machines of the house may open it. */
  readonly isShared: boolean;
  /** How the reference service is configured otherwise. */
  readonly variants: readonly Variant[];
  /** What goes wrong in the reference service from the start. */
  readonly faults: readonly FaultRule[];
}

/** What the words behind `npm start --` ask for: to start, to be helped, or something that is refused with a sentence. */
export type StartRequest =
  | { readonly kind: 'start'; readonly options: StartOptions }
  | { readonly kind: 'help' }
  | Exclude<FaultOptions, { readonly kind: 'faults' }>
  | { readonly kind: 'refused'; readonly reason: string };

/** The port of the web app, where nothing else is asked for. */
export const DEFAULT_PORT = 4400;

const TARGETS: readonly StartTarget[] = ['web', 'tizen', 'webos', 'hbbtv'];

/** What `npm start -- --help` prints. */
export const START_HELP = `npm start [-- options]

Builds the app, starts the reference service beside it, and builds anew and reloads on each change. Ctrl-C stops both.
A television's app runs in the simulator, which has the set's remote, its own APIs and a log of them.

  --port <number>    the port to try first (${DEFAULT_PORT}); the next free one is taken when something listens there
  --service <url>    use this service instead of the reference service
  --cdn <url>        the CDN that belongs to --service, where it has another address
  --target <name>    what to start: ${TARGETS.join(', ')} (web)
  --host             let a phone or a set of the house in: serves at this machine's address in the network
  --brand <name>     the brand, by the name of its file in packages/brand/src/brands (the first of its list)
  --lang <name>      the language: ${LANGUAGES.join(', ')} (${LANGUAGES[0]})
  --contrast <name>  normal or high (normal)
  --text <name>      the size of text: normal or large (normal)
  --world <name>     begin in a child's world, by its id in the brand's file: komet, hopla, pip
  --variant <name>   configure the reference service otherwise, also several times:
${VARIANT_LINES}
${FAULT_HELP}
  --help             print this`;

/** Reads the words behind `npm start --`. */
export const parseStartOptions = (words: readonly string[]): StartRequest => {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string' },
        service: { type: 'string' },
        cdn: { type: 'string' },
        target: { type: 'string' },
        host: { type: 'boolean', default: false },
        brand: { type: 'string' },
        lang: { type: 'string' },
        contrast: { type: 'string' },
        text: { type: 'string' },
        world: { type: 'string' },
        variant: { type: 'string', multiple: true },
        fault: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    for (const option of ['fault', 'variant'] as const)
      if (values[option] !== undefined && values.service !== undefined)
        throw new Error(`--${option} is for the reference service and does not go with --service.`);
    const asked = readFaultOptions(values.fault);
    if (asked.kind === 'unreadable-fault') return asked;
    const port = toPort('--port', values.port ?? String(DEFAULT_PORT));
    const { brand, lang, contrast, text, world, host } = values;
    const target = toTarget(values.target);
    if (target === 'hbbtv' && world !== undefined)
      throw new Error('--world does not go with --target hbbtv, whose application is started without an address.');
    const options: StartOptions = {
      target,
      port,
      service: toService(values),
      look: toLook({ brand, lang, contrast, text }),
      world,
      isShared: host,
      variants: toVariants(values.variant),
      faults: asked.faults,
    };
    return { kind: 'start', options };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};

const toTarget = (name = 'web'): StartTarget => {
  const target = TARGETS.find((each) => each === name);
  if (target === undefined) throw new Error(`There is no target ${name}. There are: ${TARGETS.join(', ')}.`);
  return target;
};

const toService = ({ service, cdn }: { service?: string; cdn?: string }): StartOptions['service'] => {
  if (service === undefined) {
    if (cdn !== undefined) throw new Error('--cdn goes with --service.');
    return undefined;
  }
  const serviceUrl = toUrl('--service', service);
  return { serviceUrl, cdnUrl: cdn === undefined ? serviceUrl : toUrl('--cdn', cdn) };
};

const toUrl = (option: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Error(`${option} takes an http or https address, not '${text}'.`);
  // It is written into the page for everybody to read, and paths are put behind it.
  if (url.username !== '' || url.password !== '') throw new Error(`${option} takes an address without a user in it.`);
  if (url.search !== '' || url.hash !== '') throw new Error(`${option} takes an address without ? and #.`);
  return text.replace(/\/+$/, '');
};
