import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../../config/tracing.ts';
import type { Tracing } from './tracing.ts';

/** Including retries. The process waits this long for the last spans when it stops. */
const longestExportMs = 2_000;

/**
 * Creates traces with OpenTelemetry and sends them over OTLP/HTTP. When the collector does not answer, spans are dropped, and
 * no request waits. Trace headers of clients are ignored, because a client must not decide what is recorded.
 */
export function startOpenTelemetry(
  service: string,
  { endpoint, share }: TracingSettings,
): Tracing & { close(): Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: longestExportMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(service);
  return {
    share,
    startSpan: (name, parent) =>
      tracer.startSpan(name, {}, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT),
    close: () => provider.shutdown(),
  };
}
