import { serializerCompiler } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { InputError } from 'shared-contracts/errors/input-error';
import { z } from 'zod';

/** Makes Fastify validate requests and serialise responses with the contract's zod schemas. */
export function addSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data: unknown) => {
    // Issues contain the input, to distinguish a missing field from an invalid one. Responses do not contain
    // it.
    const result = z.safeParse(schema, data, { reportInput: true });
    if (result.success) return { value: result.data };
    return { error: new InputError(httpPart ?? 'request', result.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
}
