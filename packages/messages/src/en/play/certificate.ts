interface Result {
  /** The payout as a multiple of the total stake: `2.5×`. Null without a payout. */
  multiple: string | null;
  paid: string;
  stake: string;
}

/** The certificate of a verified round, the picture of it that a player can share, and the page of a shared round. */
export const certificate = {
  verified: 'Verified in this browser',
  replayed: 'Replayed in this browser',
  result: ({ multiple, paid, stake }: Result) =>
    multiple === null ? `No payout for a stake of ${stake}` : `${multiple} the stake: ${paid} for a stake of ${stake}`,
  replayChecks: ['The key of the round produces every step that you see.', 'The payout follows the rules of the game.'],
  onlyPlayer:
    'The seal is drawn from the commitment that was published before the stake. Only the browser of the player can compare the commitment with the secret of the round.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'Could not copy the link. Select it here:',
  save: 'Save as image',
  saveFailed: 'Could not make the image. Copy the link instead.',
  share: 'Share',
  /** In the picture, which others see. */
  image: {
    verified: 'Verified in the browser of the player',
    checks: ['The secret was fixed before the stake.', 'Secret and seed produce exactly this round.'],
  },
  everything: 'All events',
  replay: {
    title: 'Replay',
    of: (title: string) => `Replay of ${title}`,
    problem: 'This replay does not exist.',
    told: (title: string, at: string, stake: string, raised: string | null, paid: string) =>
      `${title}, ${at}: staked ${stake}${raised === null ? '' : `, raised by ${raised}`}, paid ${paid}`,
    again: 'Play this round again',
    skip: 'Skip to the result',
    differs: 'The key of the round produces a different payout.',
    play: 'Play',
    demo: 'Try a demo round',
    rules: (title: string) => `Rules of ${title}`,
  },
};
