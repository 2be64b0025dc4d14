import type { z } from 'zod';

/**
 * Thrown when an answer of the stub breaks the schema of its endpoint: the contract changed and the stub did
 * not.
 */
export class StubDriftError extends Error {
  override readonly name = 'StubDriftError';

  constructor(endpointId: string, error: z.core.$ZodError) {
    const problems = error.issues.map(({ path, message }) => `  ${path.join('.') || '(body)'}: ${message}`);
    super(`The stub's answer for ${endpointId} does not fit its schema:\n${problems.join('\n')}`);
  }
}
