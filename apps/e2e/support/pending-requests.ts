import type { Page, Request } from '@playwright/test';

/** Returns a live set of the page's requests that have no response yet. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const over = (request: Request) => void pending.delete(request);
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return pending;
}
