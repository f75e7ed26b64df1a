import { config, looseObject, transform } from '#zod';

export { parseFields as parse } from './parse-fields';

// Before any schema is made, and named in the package's sideEffects: without it zod probes for `new Function`, which a strict
// content security policy reports and old engines pay for.
config({ jitless: true });

// One by one: an object that holds all of zod would take all of it into the bundle.
export { looseObject, transform };
