import { create } from 'zustand';

export interface Notice {
  id: number;
  tone: 'ok' | 'bad';
  text: string;
}

/** The one notice on screen; a new one replaces it. */
export const useNotice = create<{ notice: Notice | null }>()(() => ({ notice: null }));

let lastId = 0;

/** Confirms something that was done, or says that it was not. Never the only place of a message that matters. */
export function notify(tone: Notice['tone'], text: string): void {
  lastId += 1;
  useNotice.setState({ notice: { id: lastId, tone, text } });
}

export function dismissNotice(id: number): void {
  if (useNotice.getState().notice?.id === id) useNotice.setState({ notice: null });
}
