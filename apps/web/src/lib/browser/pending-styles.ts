/**
 * Resolves when the stylesheets that theme.js has requested are loaded or have failed. A prerendered page contains only the
 * styles of its first paint. What the scripts add could need the others, and would move when they arrive.
 */
export async function waitForStyles(): Promise<void> {
  const pending = [...document.querySelectorAll('link[data-pending]')];
  await Promise.all(
    pending.map(
      (link) =>
        new Promise((resolve) => {
          for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
        }),
    ),
  );
}
