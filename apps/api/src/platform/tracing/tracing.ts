import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, SpanStatusCode } from '@opentelemetry/api';

/** What creates spans, when traces are on. */
export interface Tracing {
  /** The share of requests and jobs that are traced, 0 to 1. */
  readonly share: number;
  /** Starts a span below `parent`, or the first span of a trace. */
  startSpan(name: string, parent?: Span): Span;
}

let tracing: Tracing | null = null;
const activeSpan = new AsyncLocalStorage<Span>();

/** Sets what creates the spans of this process. It is module state, because spans describe the process, as metrics do. */
export function setTracing(next: Tracing | null): void {
  tracing = next;
}

export function isTracing(): boolean {
  return tracing !== null;
}

/**
 * Starts the first span of a trace for some of the calls, by chance. The caller ends it.
 * @returns null for the other calls, and when traces are off.
 */
export function startTrace(name: string): Span | null {
  return tracing !== null && Math.random() < tracing.share ? tracing.startSpan(name) : null;
}

/** Runs `work` so that its spans are below this span. */
export function runBelow<Result>(span: Span, work: () => Result): Result {
  return activeSpan.run(span, work);
}

/** Runs `work` in a span of the traced request or job. A name never contains a value. */
export function inSpan<Result>(name: string, work: () => Result): Result {
  const parent = tracing === null ? undefined : activeSpan.getStore();
  return tracing && parent ? runUntilEnd(tracing.startSpan(name, parent), work) : work();
}

/** Runs `work` as a trace of its own, for some of the calls. */
export function inTrace<Result>(name: string, work: () => Result): Result {
  const span = startTrace(name);
  return span ? runUntilEnd(span, work) : work();
}

/** Ends the span with the work. The message of an error can contain personal data, so only the failure is recorded. */
function runUntilEnd<Result>(span: Span, work: () => Result): Result {
  const fail = (): void => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  try {
    const result = activeSpan.run(span, work);
    if (result instanceof Promise) result.then(() => span.end(), fail);
    else span.end();
    return result;
  } catch (error) {
    fail();
    throw error;
  }
}
