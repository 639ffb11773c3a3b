import { useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/**
 * What a menu that opens under its button needs: Escape closes it and gives the focus back, and it closes when a press or
 * the focus leaves `box`. `id` is that of what opens.
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
