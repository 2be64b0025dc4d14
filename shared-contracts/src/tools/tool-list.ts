/** Every tool of the contract. */
import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [catalog, checkout].flatMap((tools) => Object.values<Tool>(tools));
