import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FrameIcon } from '../icons/frame-icons.tsx';
import { useUiMessages } from '../ui-messages.tsx';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Closes the dialog on a press outside it. Only for dialogs without input, which would be lost. */
  closesOutside?: boolean;
  /** More classes, such as another place on the screen. */
  className?: string;
  children: ReactNode;
}

/**
 * The browser's modal dialog. The focus stays inside, Escape closes it, and the focus then returns to its
 * previous element. Its title and its button stay visible while the content scrolls.
 */
export function Dialog({ open, title, onClose, closesOutside = false, className = '', children }: DialogProps) {
  const { close } = useUiMessages();
  const ref = useRef<HTMLDialogElement>(null);
  // Selecting text can begin inside and end outside.
  const beganOutside = useRef(false);
  const isOutside = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
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
      onPointerDown={(event) => {
        beganOutside.current = isOutside(event);
      }}
      onPointerUp={(event) => closesOutside && beganOutside.current && isOutside(event) && ref.current?.close()}
      className={`m-auto w-[min(36rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-(--radius-l) border border-line bg-surface p-0 text-ink backdrop:bg-well/75 ${className}`}
    >
      <div className="sticky top-0 z-1 flex items-center justify-between gap-3 border-b border-line bg-surface py-2 pr-2 pl-5">
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
