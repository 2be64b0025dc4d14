/** Imported before any schema: zod tries `new Function` when it makes one, which a page with Trusted Types reports. */
import { config } from 'zod';

config({ jitless: true });
