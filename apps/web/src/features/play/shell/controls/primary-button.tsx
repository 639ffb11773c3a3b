import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface PrimaryAction {
  readonly label: string;
  /** True when pressing does nothing. */
  readonly busy: boolean;
  /** True when a second press that was meant for the action before would cost a hand or another stake. */
  readonly guarded?: boolean;
  press(): void;
}

/** A held key repeats its click, but every round needs its own press. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** True when the player has not chosen the focus yet: nothing has it, or the navigation moved it to announce the page. */
function focusIsFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches('h1, main');
}

/** Longer than the time between the presses of a double tap, and than a press that was already on its way. */
const guardMs = 600;

/** Whether the label has changed just now, to an action of which the player may not know yet. */
function useGuard(label: string, guarded: boolean): boolean {
  const [known, setKnown] = useState(label);
  const isNew = guarded && label !== known;
  useEffect(() => {
    if (!guarded) return setKnown(label);
    const timer = setTimeout(() => setKnown(label), guardMs);
    return () => clearTimeout(timer);
  }, [label, guarded]);
  return isNew;
}

/** The main button of the game, in reach of the thumb. It gets the focus when a game opens. */
export function PrimaryButton({ label, busy, guarded = false, press }: PrimaryAction) {
  const button = useRef<HTMLButtonElement>(null);
  const isOff = useGuard(label, guarded) || busy;
  useEffect(() => {
    if (focusIsFree()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="btn btn-a play-button"
      aria-disabled={isOff || undefined}
      onKeyDown={ignoreRepeats}
      onClick={() => !isOff && press()}
    >
      {label}
    </button>
  );
}
