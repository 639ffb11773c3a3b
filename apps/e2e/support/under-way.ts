import type { Page, Request } from '@playwright/test';

/** The requests of this page that have no answer yet, from now on. */
export function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  const over = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => void underWay.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return underWay;
}
