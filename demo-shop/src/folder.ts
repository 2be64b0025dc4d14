import path from 'node:path';

/** Folder of the demo shop's data. */
export const DEMO_FOLDER = path.resolve(import.meta.dirname, '..');
