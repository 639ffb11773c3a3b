/** What the dial of a session says when it is opened. */
export const playDial = {
  title: 'This session',
  time: 'Time played',
  rounds: 'Rounds played',
  ring: {
    limit: (whole: string, left: string) =>
      `The ring shows your play time limit of ${whole}. At most ${left} are left.`,
    realityCheck: (whole: string, left: string) =>
      `The ring shows the ${whole} between your reality checks. The next one is in at least ${left}.`,
    hour: 'The ring shows one hour. You have no limit on play time and no reality check.',
  },
};
