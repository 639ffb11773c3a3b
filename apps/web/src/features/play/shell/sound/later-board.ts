import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';

const fetched = async () => (await import('./sound-board.ts')).createSoundBoard();

/**
 * The sound board, loaded when sound is first turned on, and silent until then. Sound is off by default, so most players
 * never load it.
 */
export function createLaterBoard(load: () => Promise<SoundBoard> = fetched): SoundBoard {
  let board = silentSoundBoard;
  let isRequested = false;
  let isMuted = true;
  let isWoken = false;
  function request(): void {
    if (isRequested) return;
    isRequested = true;
    void load().then(
      (there) => {
        board = there;
        board.setMuted(isMuted);
        // The press that turned sound on usually still counts as a user gesture. If it does not, the next press wakes the
        // board.
        if (isWoken && !isMuted) board.wake();
      },
      () => {
        // If loading fails, the game stays silent until sound is turned on again.
        isRequested = false;
      },
    );
  }
  return {
    wake() {
      isWoken = true;
      board.wake();
    },
    setMuted(muted) {
      isMuted = muted;
      if (!muted) request();
      board.setMuted(muted);
    },
    bed: (name, on) => board.bed(name, on),
    thud: (reel) => board.thud(reel),
    scatter: (count) => board.scatter(count),
    tap: (step) => board.tap(step),
    burst: (time) => board.burst(time),
    flick: () => board.flick(),
    hold: () => board.hold(),
    win: (tier) => board.win(tier),
  };
}
