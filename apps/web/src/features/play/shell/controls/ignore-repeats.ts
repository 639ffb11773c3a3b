import type { KeyboardEvent } from 'react';

/** A held key repeats its click, but every round needs its own press. */
export function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
