import { startReferenceService, statePath } from '@fjernsyn/reference-service';
import { accountLines } from './account-lines';
import { closeOnSignal } from './close-on-signal';
import { parseServiceOptions, SERVICE_HELP, type ServiceOptions } from './service-options';

/** Words that make no sense, as against a service that could not start. */
const UNREADABLE_WORDS = 2;

const warn = (line: string): void => console.error(line);

const serve = async ({ isVerbose, ...options }: ServiceOptions): Promise<void> => {
  const log = isVerbose ? (line: string) => console.log(line) : undefined;
  const service = await startReferenceService({ ...options, state: statePath, warn, ...(log && { log }) });
  console.log(`Service: ${service.url}`);
  console.log(`CDN: ${service.cdnUrl}`);
  console.log(`Control: ${service.url}/__control`);
  for (const { id, met: _, ...fault } of service.faults.list()) console.log(`Fault ${id}: ${JSON.stringify(fault)}`);
  for (const line of accountLines(service.accounts, service.url)) console.log(line);
  console.log('Ctrl-C stops.');
  closeOnSignal(service, (error) => fail(error, 1));
};

const fail = (error: unknown, exitCode: number): never => {
  console.error(messageOf(error));
  process.exit(exitCode);
};

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (Reflect.get(error, 'code') !== 'reference-service/port-taken') return error.message;
  const { port } = Object(Reflect.get(error, 'facts'));
  return `Port ${port} is taken; --port and --cdn-port name others.`;
};

const request = parseServiceOptions(process.argv.slice(2));
if (request.kind === 'help') console.log(SERVICE_HELP);
else if (request.kind === 'serve') serve(request.options).catch((error: unknown) => fail(error, 1));
else if (request.kind === 'refused') fail(`${request.reason}\n\n${SERVICE_HELP}`, UNREADABLE_WORDS);
else fail(request.reason, UNREADABLE_WORDS);
