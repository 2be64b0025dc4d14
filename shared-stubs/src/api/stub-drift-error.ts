import type { z } from 'zod';

/** The stub's answer breaks the schema of its endpoint: the contract has changed and the stub has not. */
export class StubDriftError extends Error {
  override readonly name = 'StubDriftError';

  constructor(endpointId: string, error: z.core.$ZodError) {
    const problems = error.issues.map(({ path, message }) => `  ${path.join('.') || '(body)'}: ${message}`);
    super(`The stub's answer for ${endpointId} does not fit its schema:\n${problems.join('\n')}`);
  }
}
