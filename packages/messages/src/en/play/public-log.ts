/** The public log on the fairness page, and what a browser found in it. */
export const publicLog = {
  title: 'Public log',
  intro:
    'We publish the start and the result of every session in a log that we can only add to. Our keys and the rules and numbers of our games are in it, too. Your browser remembers the last state of the log that it saw, and checks that the log only grew since then.',
  loading: 'Checking the log…',
  unavailable: 'Your browser could not check the public log now. Try again later.',
  empty: 'The public log has no entries yet.',
  consistent: 'The log contains everything that your browser saw before.',
  first: 'Your browser saw the log for the first time. It compares the log with this state from now on.',
  notStored: 'This browser does not store the state of the log, so it cannot notice later changes.',
  entries: 'Entries',
  root: 'Root of the log',
  witnesses: 'Witnesses',
  noWitness: 'No independent witness confirms this log yet.',
  witnessesShort: (found: number, required: number) => `${found} of the required ${required}`,
  withoutWitnesses: 'Not enough witnesses have confirmed this state of the log yet.',
  inLog: 'This session is in the public log.',
  notYet: 'This session is not in the public log yet. That takes up to a minute.',
  advice: 'Save the evidence and stop playing. Send the evidence to support and to the regulator.',
  faults: {
    log_signature: 'The public log is not signed with a key of this site that your browser knows.',
    log_rollback: 'The public log is shorter than before. Entries were removed.',
    log_fork:
      'The public log does not contain what your browser saw in it before. It was rewritten, or others see a different log.',
    log_tiles: 'The data of the public log does not match its signed state.',
    log_missing: 'This session is missing from the public log, although it should be there by now.',
  },
};
