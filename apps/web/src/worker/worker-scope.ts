/**
 * The parts of a service worker's scope that the worker uses. The types of TypeScript for workers and for documents cannot be
 * loaded together.
 */
export interface WorkerScope {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  readonly navigator: {
    readonly languages: readonly string[];
    setAppBadge?(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, handle: (event: WorkerEvents[Name]) => void): void;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: 'visible' | 'hidden';
  focus(): Promise<unknown>;
}

export interface PushData {
  json(): unknown;
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
  push: Waiting & { readonly data: PushData | null };
  notificationclick: Waiting & { readonly notification: { close(): void; readonly data: unknown } };
}
