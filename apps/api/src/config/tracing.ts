import { z } from 'zod';
import { setting } from './setting.ts';

/** The variables have the names that OpenTelemetry gives them. */
export const tracingVariables = {
  /** Where traces go, over OTLP/HTTP: `http://collector:4318`. Empty: no traces, and OpenTelemetry is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  /** The share of requests and jobs that are traced, 0 to 1. Empty: 0.01. */
  OTEL_TRACES_SAMPLER_ARG: setting(
    z
      .string()
      .regex(/^(0|1|0?\.\d{1,6})$/, 'must be a number from 0 to 1')
      .transform(Number)
      .default(0.01),
  ),
};

export interface TracingSettings {
  readonly endpoint: string;
  /** The share of requests and jobs that are traced, 0 to 1. */
  readonly share: number;
}

/** Returns null when there are no traces. */
export function tracingSettings(read: {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}): TracingSettings | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = read;
  return endpoint === undefined ? null : { endpoint: endpoint.replace(/\/$/, ''), share };
}
