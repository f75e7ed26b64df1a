import { parseArgs } from 'node:util';
import { isAppError } from '@fjernsyn/kernel';
import { startReferenceService } from './reference-service';
import { statePath } from './state/state-path';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    'cdn-port': { type: 'string', default: '4101' },
    host: { type: 'string', default: '127.0.0.1' },
    verbose: { type: 'boolean', default: false },
  },
});

try {
  const service = await startReferenceService({
    port: Number(values.port),
    cdnPort: Number(values['cdn-port']),
    host: values.host,
    state: statePath,
    ...(values.verbose && { log: console.log }),
  });
  console.log(`Service ${service.url}`);
  console.log(`CDN     ${service.cdnUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
} catch (error) {
  console.error(isAppError(error) ? `${error.code}: port ${error.facts.port}` : error);
  process.exitCode = 1;
}
