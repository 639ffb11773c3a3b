import type { Page } from '@playwright/test';

/** Collects the errors of a page that its visitor does not see: script errors and blocked content. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Chromium also logs every 4xx response, but screens handle those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  return faults;
}
