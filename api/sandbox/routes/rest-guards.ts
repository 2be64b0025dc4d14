import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../gateway-error.ts';
import { API_KEY, COMMERCE_CODE } from '../rules.ts';

const JSON_ACCEPTED = /application\/(json|\*)|\*\/\*/;

/** Refuses a request before its body is read: 401 for wrong credentials, 406 for a client that does not accept JSON. */
export async function guard(request: FastifyRequest): Promise<void> {
  const { accept, 'tbk-api-key-id': code, 'tbk-api-key-secret': secret } = request.headers;
  if (code !== COMMERCE_CODE || secret !== API_KEY) throw new GatewayError(401, 'Not Authorized');
  if (accept !== undefined && !JSON_ACCEPTED.test(accept)) throw new GatewayError(406, 'Not Acceptable');
}

/** Sends errors in the gateway's format. */
export function answerError(
  error: Error & { statusCode?: number },
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error instanceof GatewayError ? error.status : (error.statusCode ?? 500);
  const known = error instanceof GatewayError || status < 500;
  return reply.code(status).send({ error_message: known ? error.message : 'Internal Server Error' });
}

/** Answers 405 for other methods of a path. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => !allowed.includes(name));
  const handler = () => {
    throw new GatewayError(405, 'Method Not Allowed');
  };
  app.route({ method, url, exposeHeadRoute: false, handler });
}
