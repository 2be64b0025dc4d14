import { createHmac, randomUUID } from 'node:crypto';
import type { CourierShipment, Depot } from './depot.ts';

/** Public credentials of the simulated courier. Not secret: the demo shop has them as its defaults. */
export const API_KEY = 'sandbox-courier-key';
const WEBHOOK_SECRET = 'sandbox-courier-webhooks';

/** Tells the shop each new state of a parcel, with the faults that a test has set. Returns the shop's statuses. */
export const sendWebhooks = async (
  depot: Depot,
  events: readonly CourierShipment[],
): Promise<(number | null)[]> => {
  const fault = depot.knobs.take('webhooks')?.value;
  const age = depot.knobs.take('webhook_age_ms')?.value ?? 0;
  if (fault === 'silent') return [];
  const bodies = events.map(toBody);
  const ordered = fault === 'reversed' ? bodies.toReversed() : bodies;
  const sent = fault === 'twice' ? ordered.flatMap((body) => [body, body]) : ordered;
  const statuses: (number | null)[] = [];
  for (const body of sent) statuses.push(await post(depot.webhookUrl, body, Date.now() - age));
  return statuses;
};

const toBody = ({ key, number, state, sequence }: CourierShipment): string =>
  JSON.stringify({ id: randomUUID(), shipment: key, number, state, sequence, at: new Date().toISOString() });

const post = async (url: string, body: string, sentAt: number): Promise<number | null> => {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex');
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-courier-timestamp': timestamp,
        'x-courier-signature': signature,
      },
      body,
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
};
