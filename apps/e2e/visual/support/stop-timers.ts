import type { Page } from '@playwright/test';

/** More than a page has waiting at once. */
const timersBack = 5_000;

/** Cancels what the page planned to do later, so that it stays as it is. */
export function stopTimers(page: Page): Promise<void> {
  return page.evaluate((back) => {
    const last = Number(setTimeout(() => undefined));
    for (let timer = last; timer > last - back; timer -= 1) {
      try {
        clearTimeout(timer);
      } catch {
        // The number of an animation frame, which settles by itself.
      }
    }
  }, timersBack);
}
