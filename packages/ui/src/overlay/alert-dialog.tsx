import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../form/button.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  /** Label of the only answer. Escape gives the same answer. */
  answer: string;
  onAnswer: () => void;
  /** Content between the text and the buttons. */
  detail?: ReactNode;
  /** Content next to the answer, such as a link. */
  children?: ReactNode;
}

/** An alert that does not block the page. Screen readers announce it immediately, and its button has the focus. */
export function AlertDialog({ title, text, answer, onAnswer, detail, children }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onAnswer}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-(--radius-l) border border-line bg-surface p-5 text-ink backdrop:bg-well/75"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 mb-2 text-ink-2">
        {text}
      </p>
      {detail}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => dialog.current?.close()} autoFocus>
          {answer}
        </Button>
        {children}
      </div>
    </dialog>
  );
}
