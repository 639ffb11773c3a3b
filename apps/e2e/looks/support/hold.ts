import type { Page } from '@playwright/test';

/** More than a page has waiting at once. */
const timersBack = 5_000;

/** Nothing that the page meant to do later happens: it stays as it is. */
export function hold(page: Page): Promise<void> {
  return page.evaluate((back) => {
    const last = Number(setTimeout(() => undefined));
    for (let timer = last; timer > last - back; timer -= 1) {
      try {
        clearTimeout(timer);
      } catch {
        // The number of a frame, which is waited for otherwise.
      }
    }
  }, timersBack);
}
