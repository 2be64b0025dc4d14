/** Options of all commands of `remote-tools`. */
import { KEY_OPTIONS } from '../keys/run-keys.ts';
import { RELEASE_OPTIONS } from '../release/release-options.ts';

/** For `parseArgs`. */
export const OPTIONS = {
  help: { type: 'boolean' },
  port: { type: 'string' },
  shop: { type: 'string' },
  path: { type: 'string' },
  es: { type: 'string' },
  en: { type: 'string' },
  ...RELEASE_OPTIONS,
  ...KEY_OPTIONS,
} as const;

export type Values = {
  [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string' ? string : boolean;
};
