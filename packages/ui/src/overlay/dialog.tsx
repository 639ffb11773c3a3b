import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FrameIcon } from '../icons/frame-icons.tsx';
import { useUiMessages } from '../ui-messages.tsx';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's modal dialog. The focus stays inside, Escape closes it, and the focus then returns to its
 * previous element.
 */
export function Dialog({ open, title, onClose, children }: DialogProps) {
  const { close } = useUiMessages();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-(--radius-l) border border-line bg-surface p-0 text-ink backdrop:bg-well/75"
    >
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <button type="button" aria-label={close} onClick={() => ref.current?.close()} className="btn px-3">
          <FrameIcon name="close" />
        </button>
      </div>
      <div className="p-5">{open ? children : null}</div>
    </dialog>
  );
}
