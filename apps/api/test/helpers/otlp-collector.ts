import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP/HTTP sends it, with the name of its service. */
export interface ReceivedSpan {
  readonly service: string | undefined;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
  readonly events: readonly unknown[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface TraceExport {
  readonly resourceSpans: readonly {
    readonly resource: {
      readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue: string } }[];
    };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<ReceivedSpan, 'service'>[] }[];
  }[];
}

/** Starts a collector of OpenTelemetry that stores the spans it receives. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const paths = new Set<string | undefined>();
  const server = createServer(async (request, response) => {
    paths.add(request.url);
    const { resourceSpans } = (await json(request)) as TraceExport;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What has arrived. */
    spans,
    /** The paths that were requested. */
    paths,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
