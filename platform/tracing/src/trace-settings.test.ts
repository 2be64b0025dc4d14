import { describe, expect, it } from 'vitest';
import { readTraceSettings } from './trace-settings.ts';

const RECEIVER = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };

describe('the settings of tracing', () => {
  it('turn it off without a receiver, and at a share of 0', () => {
    expect(readTraceSettings({ TRACE_BROWSERS: 'on' })).toMatchObject({ endpoint: '', browsers: false });
    expect(readTraceSettings({ ...RECEIVER, OTEL_TRACES_SAMPLER_ARG: '0' }).endpoint).toBe('');
  });

  it('trace one of a hundred requests unless they say otherwise, and no browser', () => {
    expect(readTraceSettings({ ...RECEIVER, TRACE_BROWSERS: '' })).toEqual({
      endpoint: RECEIVER.OTEL_EXPORTER_OTLP_ENDPOINT,
      ratio: 0.01,
      perSecond: 50,
      continuedPerSecond: 0,
      browsers: false,
    });
    expect(readTraceSettings({ ...RECEIVER, TRACE_BROWSERS: 'on' }).continuedPerSecond).toBeGreaterThan(0);
  });

  it('are refused by name when they do not fit', () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://x', OTEL_TRACES_SAMPLER_ARG: '2' };
    expect(() => readTraceSettings(env)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT[\s\S]*OTEL_TRACES_SAMPLER_ARG/);
  });
});
