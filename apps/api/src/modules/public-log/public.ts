/** The public interface of the public log: an append-only log of what the operator promised, for anyone to check. */
export { findRollback } from './compare-checkpoint.ts';
export { logLedger } from './log-ledger.ts';
export { logOwnFacts } from './log-own-facts.ts';
export { openSequencer } from './open-sequencer.ts';
export { queueLogEntry, selectLogTimes, selectPositions } from './public-log.store.ts';
export { type SequencerDeps, sequenceLog } from './sequence-log.ts';
export { installPublicLog } from './serve-log.ts';
