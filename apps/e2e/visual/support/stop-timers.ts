import type { Page } from '@playwright/test';

/** More than a page ever has pending at once. */
const timersBack = 5_000;

/** Cancels pending timers of the page, so that it does not change any more. */
export function stopTimers(page: Page): Promise<void> {
  return page.evaluate((back) => {
    const last = Number(setTimeout(() => undefined));
    for (let timer = last; timer > last - back; timer -= 1) {
      try {
        clearTimeout(timer);
      } catch {
        // The ID may belong to an animation frame, which ends without help.
      }
    }
  }, timersBack);
}
