import { insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { type BareRoundsSetup, bareRounds } from '../load/bare-rounds.ts';
import { serveLoad } from '../load/load-protocol.ts';

/** Calls the SQL function directly, with the statement and the pool of the API. */
serveLoad<BareRoundsSetup>(async (setup) =>
  bareRounds(
    setup,
    ({ db }) =>
      (round) =>
        insertRound(db, round, 0),
  ),
);
