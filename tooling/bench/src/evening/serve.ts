import { startReferenceService } from '@fjernsyn/reference-service';

// Forked: a process of its own, so that what the service remembers does not count as the application's.
const { url, cdnUrl } = await startReferenceService();
process.send?.({ url, cdnUrl });
