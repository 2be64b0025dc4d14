/**
 * Import this before any schema: zod otherwise tries `new Function`, which a page with Trusted Types reports.
 */
import { config } from 'zod';

config({ jitless: true });
