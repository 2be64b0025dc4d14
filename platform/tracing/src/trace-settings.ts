/** Settings of tracing. The names that OpenTelemetry defines keep their meaning. */
import { z } from 'zod';

/** Most traces of browsers that a shell continues in a second. */
const CONTINUED_PER_SECOND = 5;

const settings = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  TRACES_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(50),
  TRACE_BROWSERS: z.enum(['', 'on', 'off']).default('off'),
});

/** @throws Error that names every invalid setting */
export const readTraceSettings = (env: Readonly<Record<string, string | undefined>>) => {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = settings.safeParse(filled);
  if (!data) {
    const lines = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Settings that do not fit (see .env.example):\n${lines.join('\n')}`);
  }
  const endpoint = data.OTEL_TRACES_SAMPLER_ARG === 0 ? '' : data.OTEL_EXPORTER_OTLP_ENDPOINT;
  const browsers = endpoint !== '' && data.TRACE_BROWSERS === 'on';
  return {
    /** Address of the receiver. Empty: tracing is off. */
    endpoint,
    /** Share of the requests that are traced, from 0 to 1. */
    ratio: data.OTEL_TRACES_SAMPLER_ARG,
    perSecond: data.TRACES_PER_SECOND,
    continuedPerSecond: browsers ? CONTINUED_PER_SECOND : 0,
    /** Whether pages record presses and API calls, after consent. */
    browsers,
  };
};

export type TraceSettings = ReturnType<typeof readTraceSettings>;
