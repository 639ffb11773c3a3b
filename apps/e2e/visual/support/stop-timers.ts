import type { Page } from '@playwright/test';

/** More than a page ever has pending at once. */
const timersBack = 5_000;

/**
 * Stops the page at the moment when the last of some elements appears: pending timers are cancelled and new ones
 * never run. The page stops itself, because a request from the test arrives late on a busy machine, when the next
 * moment may already be visible.
 * @param selectors Selectors of the elements, in the order in which they appear.
 * @param act What the player does to get there.
 */
export async function stopTimersAt(page: Page, selectors: readonly string[], act: () => Promise<void>): Promise<void> {
  await page.evaluate(stopAt, { selectors: [...selectors], back: timersBack });
  await act();
  await page.locator('html[data-stopped]').waitFor();
}

/** Runs in the page. */
function stopAt({ selectors, back }: { selectors: string[]; back: number }): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selectors[0] as string)) return;
    selectors.shift();
    if (selectors.length > 0) return;
    observer.disconnect();
    const last = Number(setTimeout(() => undefined));
    for (let timer = last; timer > last - back; timer -= 1) {
      try {
        clearTimeout(timer);
      } catch {
        // The ID may belong to an animation frame, which ends without help.
      }
    }
    // Effects of the element start their timers after this moment.
    Object.assign(window, { setTimeout: () => 0, setInterval: () => 0 });
    document.documentElement.dataset.stopped = '';
  });
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
}
