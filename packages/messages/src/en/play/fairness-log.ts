/** What the player reads when the fairness log of this browser is incomplete. */
export const fairnessLog = {
  title: 'Fairness log of this browser',
  blocked: {
    short: 'Fairness log is not stored',
    text: 'This browser does not store the fairness log. It checks rounds while the page stays open. When you reload or leave, the log is lost, and those rounds can no longer be compared with it.',
    fix: 'Leave private mode, allow this site to store data, or free some space. Then reload the page.',
  },
  cleared: {
    short: 'Fairness log was deleted',
    text: 'The fairness log was deleted from this browser. Rounds from before cannot be compared with it.',
    fix: 'Reload the game to start a new log. Then end the session, so that the next one is checked from its first round.',
  },
  unknown: {
    short: 'Earlier rounds are not in the log',
    text: 'Some earlier rounds are not in the log of this browser. They were played on another device, or its storage was cleared. They cannot be compared.',
    fix: 'New rounds are checked. End the session in the game, so that the next one is checked from its first round.',
  },
  kept: 'This browser keeps the log until you clear its data.',
  temporary: 'This browser may delete the log when space is short. It always does when you close a private window.',
  keep: 'Keep the log',
  refused: 'The browser did not agree. It may agree when you use this site more often.',
};
