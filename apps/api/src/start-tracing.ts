import type { Config } from './config/config.ts';
import { setTracing } from './platform/tracing/tracing.ts';

/** Starts the traces of this process when OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise it loads nothing. */
export async function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  service: 'goldwren-api' | 'goldwren-worker',
): Promise<{ close(): Promise<void> }> {
  if (tracing === null) return { close: async () => undefined };
  const { startOpenTelemetry } = await import('./platform/tracing/open-telemetry.ts');
  const started = startOpenTelemetry(service, tracing);
  setTracing(started);
  return {
    close: async () => {
      setTracing(null);
      // Spans that the collector does not accept are lost. That must not fail the stop of the process.
      await started.close().catch(() => undefined);
    },
  };
}
