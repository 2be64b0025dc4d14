import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { LIMITS } from '../rules.ts';

/** Integer CLP. */
const amount = z.int().positive();

const isWebAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '');

/** Body of the request that creates a payment at the card gateway. */
export const paymentBody = z.strictObject({
  buy_order: z
    .string()
    .regex(/^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]+$/)
    .max(LIMITS.buyOrder),
  session_id: z.string().trim().min(1).max(LIMITS.sessionId),
  amount,
  return_url: z.string().max(LIMITS.returnUrl).refine(isWebAddress),
});

export const refundBody = z.strictObject({ amount });

/**
 * Reads a request's body.
 * @throws GatewayError 400 when the body is not an object or has an unknown field, 422 with the first field that is
 *   missing or wrong
 */
export function read<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (issue?.code === 'unrecognized_keys')
    throw new GatewayError(400, `Unknown field: ${issue.keys.join(', ')}`);
  if (!issue || issue.path.length === 0) throw new GatewayError(400, 'Invalid JSON');
  throw new GatewayError(422, `Invalid value for parameter: ${issue.path.join('.')}`);
}
