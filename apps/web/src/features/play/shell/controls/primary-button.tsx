import { type ReactNode, useEffect, useRef } from 'react';
import { ignoreRepeats } from './ignore-repeats.ts';

export interface PrimaryAction {
  readonly label: string;
  /** True when pressing does nothing. */
  readonly busy: boolean;
  press(): void;
  /** Shown before the button. */
  readonly aside?: ReactNode;
}

/** True when the player has not chosen the focus yet: nothing has it, or the navigation moved it to announce the page. */
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1, main');
}

/** The main button of the game, in reach of the thumb. It gets the focus when a game opens. */
export function PrimaryButton({ label, busy, press, aside }: PrimaryAction) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusIsFree()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {aside}
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
    </>
  );
}
