/** Every tool of the contract. */
import * as account from './account.ts';
import * as catalog from './catalog.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import type { Tool } from './tool.ts';

export const TOOLS: readonly Tool[] = [account, catalog, checkout, content].flatMap((tools) =>
  Object.values<Tool>(tools),
);
