import { createContext, type ReactNode, useContext } from 'react';

/** The few words that the components say themselves, in the language of the reader. */
export interface UiMessages {
  /** Name of the button that closes a dialog. */
  close: string;
  /** After the label of a field that may stay empty. */
  optional: string;
  /** Name of the switch that shows what was typed into the password field with this label. */
  showTyped: (label: string) => string;
  retry: string;
  /** Before the id that support can look up. */
  requestId: string;
  copy: string;
  copied: string;
}

const Words = createContext<UiMessages | null>(null);

/** Stands around the whole application, once. */
export function UiMessagesProvider({ words, children }: { words: UiMessages; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useUiMessages(): UiMessages {
  const words = useContext(Words);
  if (!words) throw new Error('A component of @goldwren/ui stands outside <UiMessagesProvider>.');
  return words;
}
