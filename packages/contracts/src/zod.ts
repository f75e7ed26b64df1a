import * as z from 'zod/mini';

// Before any schema is made, and named in the package's sideEffects: without it zod probes for `new Function`, which a strict
// content security policy reports and old engines pay for.
z.config({ jitless: true });

export { z };
