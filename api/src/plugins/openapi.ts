import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from '@fastify/type-provider-zod';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './endpoint.ts';

/** Serves /api/openapi.json, generated from the registered endpoints. Register this plugin before any route. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wine shop API',
        description: 'Prices are whole Chilean pesos with VAT. Accept-Language es or en chooses the texts.',
        version: '1.0.0',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-proprietary' },
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      servers: [{ url: publicUrl }],
    },
    transform: jsonSchemaTransform,
  });

  // One Buffer, so that it is compressed once.
  let document: Buffer | undefined;
  app.get(`${API_PREFIX}/openapi.json`, { schema: { hide: true } }, (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
