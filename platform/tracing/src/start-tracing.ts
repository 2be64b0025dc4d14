/** Turns tracing on for this process. */
import { createSampler } from './sampling.ts';
import { type Recorder, type TracedService, useTracing } from './span.ts';
import type { TraceSettings } from './trace-settings.ts';

export interface RunningTracing {
  /** Sends the recorded spans. */
  stop(): Promise<void>;
}

/** Starts tracing with this recorder. Tests pass one that keeps its spans. */
export const startTracingWith = (recorder: Recorder, settings: TraceSettings): RunningTracing => {
  useTracing({ recorder, sample: createSampler(settings) });
  return {
    async stop() {
      useTracing(undefined);
      await recorder.stop();
    },
  };
};

/** Loads the SDK only when the settings name a receiver. */
export const startTracing = async (
  settings: TraceSettings,
  service: TracedService,
): Promise<RunningTracing> => {
  if (!settings.endpoint) return { stop: async () => {} };
  const { openRecorder } = await import('./otlp-recorder.ts');
  return startTracingWith(openRecorder(service), settings);
};
