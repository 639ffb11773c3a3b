import { insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { type BareRoundsSetup, bareRounds } from '../load/bare-rounds.ts';
import { serveLoad } from '../load/load-protocol.ts';

/** Calls the money function itself, with the statement and the pool that the API uses. */
serveLoad<BareRoundsSetup>(async (setup) =>
  bareRounds(
    setup,
    ({ db }) =>
      (round) =>
        insertRound(db, round, 0),
  ),
);
