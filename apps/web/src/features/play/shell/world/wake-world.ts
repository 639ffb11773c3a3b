/** Nothing moves on a table that is left alone for this long. */
const patienceMs = 60_000;

/**
 * Sets `data-awake` on the world while its sprites may move: it is on the screen, the page is visible, and the player has
 * used the page within the last minute.
 * @returns a function that ends it
 */
export function wakeWorld(world: HTMLElement): () => void {
  let isOnScreen = true;
  let isUsed = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => world.toggleAttribute('data-awake', isOnScreen && isUsed && !document.hidden);
  const use = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isUsed = false;
      show();
    }, patienceMs);
    isUsed = true;
    show();
  };
  const observer = globalThis.IntersectionObserver
    ? new IntersectionObserver((entries) => {
        isOnScreen = entries.at(-1)?.isIntersecting ?? true;
        show();
      })
    : null;
  const ended = new AbortController();
  const { signal } = ended;
  observer?.observe(world);
  window.addEventListener('pointerdown', use, { signal, passive: true });
  window.addEventListener('keydown', use, { signal });
  document.addEventListener('visibilitychange', show, { signal });
  use();
  return () => {
    ended.abort();
    observer?.disconnect();
    clearTimeout(timer);
    world.removeAttribute('data-awake');
  };
}
