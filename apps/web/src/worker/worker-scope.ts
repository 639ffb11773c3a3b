/**
 * The parts of a service worker's scope that the worker uses. The types of TypeScript for workers and for documents cannot be
 * loaded together.
 */
export interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
  };
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, handle: (event: WorkerEvents[Name]) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser requested while the worker started. Undefined if it requested none. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerEvents {
  install: Waiting;
  activate: Waiting;
  fetch: FetchEvent;
}
