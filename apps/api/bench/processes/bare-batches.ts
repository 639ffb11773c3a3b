import { createRoundBatchers } from '../../src/modules/games/public.ts';
import { type BareRoundsSetup, bareRounds } from '../load/bare-rounds.ts';
import { serveLoad } from '../load/load-protocol.ts';

/** Calls the SQL function for many rounds, through the API's batchers. */
serveLoad<BareRoundsSetup>(async (setup) =>
  bareRounds(setup, (database) => {
    const batchers = createRoundBatchers({ database, config: { batchesRounds: true, roundMinIntervalMs: 0 } });
    return (round) => batchers.play(round);
  }),
);
