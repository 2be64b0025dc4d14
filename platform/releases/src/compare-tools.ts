/**
 * Checks whether a release keeps the tools of the release before it. The callers of a tool are assistants, which no
 * record lists, so a remote is compared with itself.
 */
import { whyNotAssignable } from './assignable.ts';
import type { ToolRecord } from './tool-record.ts';

/** One incompatibility. */
export interface Finding {
  /** Subject: `contract`, `federation`, a shared library, an endpoint, a topic, a module or a tool. */
  about: string;
  reason: string;
}

const reasonsOf = (next: ToolRecord, before: ToolRecord): string[] => [
  ...(next.kind === before.kind
    ? []
    : [
        next.kind === 'read'
          ? `the shopper confirmed it (${before.kind}), now it only reads`
          : `was ${before.kind}, is ${next.kind}`,
      ]),
  ...(before.http && !next.http ? ['is no longer offered over HTTP'] : []),
  ...whyNotAssignable(before.input, next.input, 'exact').map((reason) => `input: ${reason}`),
  ...whyNotAssignable(next.output, before.output, 'shape').map((reason) => `output: ${reason}`),
];

/**
 * @param next tools of the candidate
 * @param before tools of the current release
 */
export const compareTools = (
  next: Readonly<Record<string, ToolRecord>> = {},
  before: Readonly<Record<string, ToolRecord>> = {},
): Finding[] =>
  Object.entries(before)
    // A deprecated tool has no promise.
    .filter(([, { deprecated }]) => !deprecated)
    .flatMap(([name, record]) => {
      const successor = next[name];
      const reasons = successor
        ? reasonsOf(successor, record)
        : ['is gone. Deprecate it for one release first'];
      return reasons.map((reason) => ({ about: `tool ${name}`, reason }));
    });
