import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface PrimaryAction {
  readonly label: string;
  /** Pressing does nothing now. */
  readonly busy: boolean;
  press(): void;
}

/** A held key repeats its click; a round must be asked for each time. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Nobody has chosen the focus yet: it is nowhere, or where the navigation put it to tell the page. */
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1, main');
}

/** The one button that plays, where the thumb is. It has the focus when a game is entered. */
export function PrimaryButton({ label, busy, press }: PrimaryAction) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusIsFree()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-a play-button"
      aria-disabled={busy || undefined}
      onKeyDown={ignoreRepeats}
      onClick={() => !busy && press()}
    >
      {label}
    </button>
  );
}
