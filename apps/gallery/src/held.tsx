import { type ReactNode, useState } from 'react';

interface HeldProps<T> {
  first: T;
  children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Stores the value of a control, so that visitors of the gallery can use it. */
export function Held<T>({ first, children }: HeldProps<T>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
