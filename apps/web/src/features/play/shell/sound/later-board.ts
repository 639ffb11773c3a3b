import { type SoundBoard, type SoundSettings, silentSoundBoard } from '../../model/sound-board.ts';

const fetched = async (slug: string) => (await import('./load-board.ts')).loadBoard(slug);

/**
 * The sound board of a game, loaded when sound or vibration is first turned on, and silent until then. Both are off by
 * default, so most players never load it.
 */
export function createLaterBoard(slug: string, load: (slug: string) => Promise<SoundBoard> = fetched): SoundBoard {
  let board = silentSoundBoard;
  let settings: SoundSettings | null = null;
  let isRequested = false;
  let isWoken = false;
  let isClosed = false;
  function request(): void {
    if (isRequested) return;
    isRequested = true;
    load(slug).then(
      (there) => {
        if (isClosed) return there.close();
        board = there;
        if (settings) board.set(settings);
        // The press that turned sound on usually still counts as a user gesture. If it does not, the next press wakes the
        // board.
        if (isWoken) board.wake();
      },
      () => {
        // If loading fails, the game stays silent until a setting changes.
        isRequested = false;
      },
    );
  }
  return {
    wake() {
      isWoken = true;
      board.wake();
    },
    set(next) {
      settings = next;
      isClosed = false;
      if (next.sound || next.vibration) request();
      board.set(next);
    },
    setLevels: (levels) => board.setLevels(levels),
    follow: (phase) => board.follow(phase),
    bed: (name, on) => board.bed(name, on),
    play: (event, step) => board.play(event, step),
    settle: (payment) => board.settle(payment),
    close() {
      isClosed = true;
      isRequested = false;
      board.close();
      board = silentSoundBoard;
    },
  };
}
