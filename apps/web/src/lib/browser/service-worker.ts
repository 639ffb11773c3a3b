/**
 * Registers the service worker (src/worker) when the page has nothing else to do. Without it the site is the same, only without
 * an offline page and notifications. The browser requests the script again, and not from its cache, at each visit.
 */
export function registerServiceWorker(): void {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  whenIdle(() => {
    navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  });
}
