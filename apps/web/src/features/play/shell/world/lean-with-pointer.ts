/**
 * Sets `--lean-x` and `--lean-y` of the element, from -1 to 1, to the place of the mouse over the box around it, and removes
 * them when the mouse leaves. Touches do not change them. While the game moves they stay, because each change costs a style
 * recalculation.
 * @returns a function that ends it
 */
export function leanWithPointer(world: HTMLElement): () => void {
  const around = world.parentElement;
  if (!around) return () => undefined;
  let frame = 0;
  const lean = (x: string, y: string) => {
    // Few steps, so that most movements of the mouse change nothing. The transition is as smooth with them.
    world.style.setProperty('--lean-x', x);
    world.style.setProperty('--lean-y', y);
  };
  const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' || around.closest(moving)) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = around.getBoundingClientRect();
      world.toggleAttribute('data-leaning', true);
      lean(leanAt(clientX - left, width), leanAt(clientY - top, height));
    });
  };
  const onLeave = () => {
    cancelAnimationFrame(frame);
    world.removeAttribute('data-leaning');
    lean('0', '0');
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true };
  around.addEventListener('pointermove', onMove, options);
  around.addEventListener('pointerleave', onLeave, options);
  return () => {
    ended.abort();
    onLeave();
  };
}

/** A stage whose game moves. */
const moving = '.stage[data-playing]:not([data-playing="deciding"])';

function leanAt(place: number, length: number): string {
  return length === 0 ? '0' : Math.max(-1, Math.min(1, (2 * place) / length - 1)).toFixed(1);
}
