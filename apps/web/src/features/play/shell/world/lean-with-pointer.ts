/**
 * Sets `--lean-x` and `--lean-y` of the element, from -1 to 1, to the place of the mouse over the box around it. Touches do
 * not change them.
 * @returns a function that ends it
 */
export function leanWithPointer(world: HTMLElement): () => void {
  const around = world.parentElement;
  if (!around) return () => undefined;
  let frame = 0;
  const onMove = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { left, top, width, height } = around.getBoundingClientRect();
      world.style.setProperty('--lean-x', leanAt(clientX - left, width));
      world.style.setProperty('--lean-y', leanAt(clientY - top, height));
    });
  };
  around.addEventListener('pointermove', onMove);
  return () => {
    cancelAnimationFrame(frame);
    around.removeEventListener('pointermove', onMove);
  };
}

function leanAt(place: number, length: number): string {
  return length === 0 ? '0' : Math.max(-1, Math.min(1, (2 * place) / length - 1)).toFixed(2);
}
