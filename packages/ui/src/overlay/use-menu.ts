import { useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * State of a menu below its button. Escape closes it and returns the focus. It also closes when a press or the
 * focus leaves `box`. `id` is the ID of the menu.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((byEscape: boolean) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  }, []);
  useDismiss(open, box, close);
  return { open, setOpen, toggle, box, id };
}
