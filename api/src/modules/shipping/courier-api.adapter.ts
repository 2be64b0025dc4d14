import { inSpan } from 'tracing/span';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type CarrierAdapter, CarrierAway, CarrierRefusal, type CarrierReport } from './carrier-adapter.ts';

/** Shorter than a request's deadline, so that staff get a sentence. */
const TIMEOUT_MS = 5_000;
/** A shopper waits for a quote. */
const QUOTE_WITHIN_MS = 1_500;

const report = z.object({
  state: z.enum(['booked', 'in_transit', 'delivered', 'returned', 'lost', 'cancelled']),
  sequence: z.int().min(1),
  number: z.string().min(1).max(40),
  route: z.string().max(20).nullish().default(null),
});
const price = z.object({ price: z.int().min(0).max(1_000_000) }).transform((quote) => quote.price);
const refusal = z.object({ error_message: z.string() });

interface Ask<T> {
  step: keyof CarrierAdapter;
  method: string;
  path: string;
  answer: z.ZodType<T>;
  body?: object;
  withinMs?: number;
}

export type CourierSettings = Pick<Config, 'COURIER_URL' | 'COURIER_API_KEY'>;

/** Courier with an API over HTTP. COURIER_URL selects the real one or the sandbox. */
export const createCourierApi = ({ COURIER_URL, COURIER_API_KEY }: CourierSettings): CarrierAdapter => {
  const ask = async <T>({
    method,
    path,
    answer,
    body,
    withinMs = TIMEOUT_MS,
  }: Ask<T>): Promise<T | undefined> => {
    if (!COURIER_URL) throw new CarrierAway('COURIER_URL is not set');
    let response: Response;
    let text: string;
    try {
      response = await fetch(COURIER_URL + path, {
        method,
        headers: {
          accept: 'application/json',
          authorization: `Bearer ${COURIER_API_KEY}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(withinMs),
      });
      text = await response.text();
    } catch (error) {
      throw new CarrierAway('The courier did not answer', { cause: error });
    }
    if (response.status === 404) return undefined;
    const data = parsed(text);
    if (response.status === 422) {
      const words = refusal.safeParse(data);
      if (words.success) throw new CarrierRefusal(words.data.error_message);
    }
    const read = answer.safeParse(data);
    if (!response.ok || !read.success) throw new CarrierAway(`The courier answered ${response.status}`);
    return read.data;
  };
  // Only the name of the step: the span has no key, order or address.
  const inStep = <T>(asked: Ask<T>): Promise<T | undefined> =>
    inSpan({ name: `courier ${asked.step}`, kind: 'client' }, () => ask(asked));
  const required = async <T>(asked: Ask<T>): Promise<T> => {
    const found = await inStep(asked);
    if (found === undefined) throw new CarrierAway('The courier answered 404');
    return found;
  };
  const shipment = (key: string): string => `/shipments/${encodeURIComponent(key)}`;
  const follow = (
    step: 'track' | 'cancel',
    method: string,
    key: string,
  ): Promise<CarrierReport | undefined> => inStep({ step, method, path: shipment(key), answer: report });
  return {
    quote: (parcel) =>
      required({
        step: 'quote',
        method: 'POST',
        path: '/quotes',
        body: parcel,
        answer: price,
        withinMs: QUOTE_WITHIN_MS,
      }),
    book: (key, parcel) =>
      required({ step: 'book', method: 'PUT', path: shipment(key), body: parcel, answer: report }),
    track: (key) => follow('track', 'GET', key),
    cancel: (key) => follow('cancel', 'DELETE', key),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
