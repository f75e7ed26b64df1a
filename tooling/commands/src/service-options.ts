import { parseArgs } from 'node:util';
import type { FaultRule, Variant } from '@fjernsyn/reference-service';
import { FAULT_HELP, type FaultOptions, readFaultOptions } from './fault-options';
import { toPort } from './to-port';
import { toVariants, VARIANT_LINES } from './variant-options';

/** Where `npm run service` listens, and what goes wrong in it. */
export interface ServiceOptions {
  readonly port: number;
  readonly cdnPort: number;
  readonly host: string;
  readonly isVerbose: boolean;
  readonly isControlOpen: boolean;
  readonly variants: readonly Variant[];
  readonly initialFaults: readonly FaultRule[];
}

/** What the words behind `npm run service --` ask for. */
export type ServiceRequest =
  | { readonly kind: 'serve'; readonly options: ServiceOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'refused'; readonly reason: string }
  | Exclude<FaultOptions, { readonly kind: 'faults' }>;

/** The port of the service, where nothing else is asked for. */
const DEFAULT_SERVICE_PORT = 4100;

/** What `npm run service -- --help` prints. */
export const SERVICE_HELP = `npm run service [-- options]

Runs the reference service by itself. Ctrl-C stops. \`npm start -- --service <its address> --cdn <its CDN>\` shows it.

  --port <number>      the port of the service (${DEFAULT_SERVICE_PORT})
  --cdn-port <number>  the port of its CDN (the next one)
  --host <address>     where to listen (127.0.0.1); 0.0.0.0 lets sets in the house in
  --verbose            print every request
  --open-control       let other machines use /__control as well
  --variant <name>     configure it otherwise, also several times:
${VARIANT_LINES}
${FAULT_HELP}
  --help               print this`;

/** Reads the words behind `npm run service --`. */
export const parseServiceOptions = (words: readonly string[]): ServiceRequest => {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        port: { type: 'string', default: String(DEFAULT_SERVICE_PORT) },
        'cdn-port': { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        verbose: { type: 'boolean', default: false },
        'open-control': { type: 'boolean', default: false },
        variant: { type: 'string', multiple: true, default: [] },
        fault: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const asked = readFaultOptions(values.fault);
    if (asked.kind === 'unreadable-fault') return asked;
    const port = toPort('--port', values.port);
    const options = {
      port,
      cdnPort: toPort('--cdn-port', values['cdn-port'] ?? String(port + 1)),
      host: values.host,
      isVerbose: values.verbose,
      isControlOpen: values['open-control'],
      variants: toVariants(values.variant),
      initialFaults: asked.faults,
    };
    return { kind: 'serve', options };
  } catch (error) {
    return { kind: 'refused', reason: error instanceof Error ? error.message : String(error) };
  }
};
