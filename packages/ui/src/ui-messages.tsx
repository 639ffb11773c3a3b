import { createContext, type ReactNode, useContext } from 'react';

/** The few texts of the components themselves, in the reader's language. */
export interface UiMessages {
  /** Label of the button that closes a dialog. */
  close: string;
  /** Shown after the label of an optional field. */
  optional: string;
  /** Label of the button that shows the password in the field with this label. */
  showTyped: (label: string) => string;
  retry: string;
  /** Shown before the ID that support can look up. */
  requestId: string;
  copy: string;
  copied: string;
}

const MessagesContext = createContext<UiMessages | null>(null);

/** Wraps the whole application once. */
export function UiMessagesProvider({ messages, children }: { messages: UiMessages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

export function useUiMessages(): UiMessages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('A component of @goldwren/ui is not inside <UiMessagesProvider>.');
  return messages;
}
