import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { answerWithFaults } from '../answer-with-faults.ts';
import { GatewayError } from '../gateway-error.ts';
import { answerError } from '../routes/rest-guards.ts';
import { read } from '../routes/rest-requests.ts';
import { book, COURIER_STATES, type CourierShipment, type Depot, findShipment, move } from './depot.ts';
import { type CourierOperation, courierControl, createCourierKnobs } from './knobs.ts';
import { API_KEY, sendWebhooks } from './webhooks.ts';

const bookRequest = z.object({ reference: z.string().min(1).max(40) });
const quoteRequest = z.object({ commune: z.string(), units: z.int().min(1) });
const moveRequest = z.strictObject({
  /** Number of the parcel, or of its order. */
  shipment: z.string(),
  states: z.array(z.enum(COURIER_STATES)).min(1),
});

/** CLP of a parcel and of each of its units. */
const PRICE = { parcel: 2990, unit: 250 };

const toAnswer = ({ number, state, sequence }: CourierShipment) => ({
  number,
  state,
  sequence,
  /** Sorting code that the label shows. */
  route: `SIM-${number.slice(-2)}`,
});

/** Sandbox of a courier: quotes, bookings, tracking and signed webhooks. */
export async function courierRoutes(
  app: FastifyInstance,
  { webhookUrl }: { webhookUrl: string },
): Promise<void> {
  const knobs = createCourierKnobs();
  const depot: Depot = { knobs, shipments: new Map(), webhookUrl };
  app.setErrorHandler(answerError);

  const answerAsAway = () => {
    throw new GatewayError(503, 'Service Unavailable');
  };
  /** Answers one request with the faults that a test has set. */
  const answer = async (operation: CourierOperation, reply: FastifyReply, work: () => unknown) => {
    const { headers, body, url } = reply.request;
    if (headers.authorization !== `Bearer ${API_KEY}`) throw new GatewayError(401, 'Not Authorized');
    const request = `${url} ${JSON.stringify(body)}`;
    return answerWithFaults(reply, { knobs, operation, request, answerAsAway }, () => {
      const refused = knobs.take('refuse', operation)?.value;
      if (refused) throw new GatewayError(422, refused);
      return work();
    });
  };
  const find = (key: string): CourierShipment => {
    const found = depot.shipments.get(key);
    if (!found) throw new GatewayError(404, 'Not Found');
    return found;
  };

  app.post('/quotes', ({ body }, reply) =>
    answer('quote', reply, () => {
      const { units } = read(quoteRequest, body);
      return { price: knobs.take('price')?.value ?? PRICE.parcel + units * PRICE.unit };
    }),
  );
  app.put<{ Params: { key: string } }>('/shipments/:key', ({ params, body }, reply) =>
    answer('book', reply, () => toAnswer(book(depot, params.key, read(bookRequest, body).reference))),
  );
  app.get<{ Params: { key: string } }>('/shipments/:key', ({ params }, reply) =>
    answer('track', reply, () => toAnswer(find(params.key))),
  );
  app.delete<{ Params: { key: string } }>('/shipments/:key', ({ params }, reply) =>
    answer('cancel', reply, () => {
      const found = find(params.key);
      if (found.state !== 'booked' && found.state !== 'cancelled')
        throw new GatewayError(422, 'La encomienda ya fue retirada');
      if (found.state === 'booked') move(found, 'cancelled');
      return toAnswer(found);
    }),
  );

  app.get('/ledger', () => [...depot.shipments.values()]);
  const show = () => ({ webhook_url: depot.webhookUrl, ...knobs.show() });
  app.get('/control', show);
  app.post('/control', ({ body }) => {
    const { webhook_url, ...control } = read(courierControl, body ?? {});
    if (Object.keys(body ?? {}).length === 0) knobs.reset();
    knobs.set(control);
    if (webhook_url) depot.webhookUrl = webhook_url;
    return show();
  });
  /** Moves a parcel through some states, and tells the shop. */
  app.post('/moves', async ({ body }) => {
    const { shipment: text, states } = read(moveRequest, body);
    const shipment = findShipment(depot, text);
    if (!shipment) throw new GatewayError(404, 'Not Found');
    const events = states.map((state) => move(shipment, state));
    return { webhooks: await sendWebhooks(depot, events) };
  });
}
