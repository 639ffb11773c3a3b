import { type RefObject, useEffect } from 'react';

/**
 * While `open`, calls `close` on Escape, on a press outside `box`, and when the focus leaves it. On Escape it
 * passes `true`, because the focus must then return to the control that opened it.
 */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  close: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onLeave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [open, box, close]);
}
