import { serializerCompiler } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { InputError } from 'shared-contracts/errors/input-error';
import { z } from 'zod';

/** Requests are checked and answers stripped by the contract's zod schemas. */
export function addSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data: unknown) => {
    // The input is reported to tell a missing field from a wrong one; it never leaves the process.
    const result = z.safeParse(schema, data, { reportInput: true });
    if (result.success) return { value: result.data };
    return { error: new InputError(httpPart ?? 'request', result.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
}
