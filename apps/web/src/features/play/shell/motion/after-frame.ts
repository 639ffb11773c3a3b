/**
 * Runs in its own task after the next frame, so that even a slow processor shows the response to a press first. A hidden
 * page draws no frame and waits until it is visible.
 * @returns A function that cancels the run
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
