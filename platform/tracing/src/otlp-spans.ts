/** Reads the JSON form of OTLP traces (opentelemetry.io/docs/specs/otlp). */
import { z } from 'zod';

/** Longest kept text of an attribute. */
const TEXT_LIMIT = 2_000;
const ATTRIBUTE_LIMIT = 48;

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const text = z.string().transform((value) => value.slice(0, TEXT_LIMIT));
const nanoseconds = z.union([z.string().regex(/^\d{1,20}$/), z.number().nonnegative()]);

/** Lists and maps are left out: the shop's spans have none. */
const attributes = z
  .array(
    z.object({
      key: z.string().max(100),
      value: z.looseObject({
        stringValue: text.optional(),
        intValue: z.union([z.string(), z.number()]).optional(),
        doubleValue: z.number().optional(),
        boolValue: z.boolean().optional(),
      }),
    }),
  )
  .max(ATTRIBUTE_LIMIT)
  .default([]);

const span = z.object({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: z.union([hex(16), z.literal('')]).optional(),
  name: text,
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.object({ code: z.number().optional(), message: text.optional() }).optional(),
});

const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }).optional(),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** Status code of a failed span in OTLP. */
const FAILED = 2;
const NS_PER_MS = 1_000_000;

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentId?: string | undefined;
  service: string;
  /** Version of the program. Empty when unknown. */
  version: string;
  name: string;
  /** ms since 1970, with fractions. */
  startedAt: number;
  endedAt: number;
  attributes: Readonly<Record<string, string>>;
  /** Code of the failure. Missing for a span that succeeded. */
  failure?: string | undefined;
}

const readAttributes = (list: z.output<typeof attributes>): Record<string, string> =>
  Object.fromEntries(
    list.flatMap(({ key, value }) => {
      const found = value.stringValue ?? value.intValue ?? value.doubleValue ?? value.boolValue;
      return found === undefined ? [] : [[key, String(found)]];
    }),
  );

/** @returns undefined for a body that is not OTLP */
export const readOtlpSpans = (body: unknown): ReceivedSpan[] | undefined => {
  const { data } = request.safeParse(body);
  return data?.resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const ofResource = readAttributes(resource?.attributes ?? []);
    return scopeSpans
      .flatMap(({ spans }) => spans)
      .map((one) => ({
        traceId: one.traceId,
        spanId: one.spanId,
        parentId: one.parentSpanId || undefined,
        service: ofResource['service.name'] ?? 'unknown',
        version: ofResource['service.version'] ?? '',
        name: one.name,
        startedAt: Number(one.startTimeUnixNano) / NS_PER_MS,
        endedAt: Number(one.endTimeUnixNano) / NS_PER_MS,
        attributes: readAttributes(one.attributes),
        ...(one.status?.code === FAILED && { failure: one.status.message || 'failed' }),
      }));
  });
};
