import { type SoundBoard, silentSoundBoard } from '../../model/sound-board.ts';

const fetched = async () => (await import('./sound-board.ts')).createSoundBoard();

/**
 * The sound board of players who want sound: fetched when it is first switched on, silent until it is there. Whoever plays
 * without sound, as everybody does at first, fetches none of it.
 */
export function createLaterBoard(load: () => Promise<SoundBoard> = fetched): SoundBoard {
  let board = silentSoundBoard;
  let isAsked = false;
  let isMuted = true;
  let isWoken = false;
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    void load().then(
      (there) => {
        board = there;
        board.setMuted(isMuted);
        // The press that asked for it still counts as a gesture; where it does not, the next one wakes it.
        if (isWoken && !isMuted) board.wake();
      },
      () => {
        // Sound that cannot be fetched is left out, until it is switched on again.
        isAsked = false;
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
      if (!muted) ask();
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
