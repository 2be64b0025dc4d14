/** Every tool of the contract. */
import * as catalog from './catalog.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = Object.values(catalog);
