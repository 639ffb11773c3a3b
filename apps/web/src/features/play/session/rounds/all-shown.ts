import type { PlayState } from '../../model/play-state.ts';

interface Watched {
  readonly state: PlayState;
  readonly left: boolean;
  readonly listeners: Set<() => void>;
}

/** Waits until no round is shown. @returns false when the page was left or has another session by then */
export async function allShown(table: Watched): Promise<boolean> {
  const { session } = table.state;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (table.state.showing.length > 0) return;
      table.listeners.delete(check);
      resolve();
    };
    table.listeners.add(check);
    check();
  });
  return !table.left && table.state.session === session;
}
