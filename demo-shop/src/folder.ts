import path from 'node:path';

/** The folder that `seed` fills the shop from: rows as CSV. */
export const DEMO_FOLDER = path.resolve(import.meta.dirname, '..');
