import { createRoundBatchers } from '../../src/modules/games/public.ts';
import { type BareRoundsSetup, bareRounds } from '../load/bare-rounds.ts';
import { serveLoad } from '../load/load-protocol.ts';

/** Calls the money function for many rounds, through the lanes that the API fills. */
serveLoad<BareRoundsSetup>(async (setup) =>
  bareRounds(setup, (database) => {
    const lanes = createRoundBatchers({ database, config: { roundBatchShards: 1, roundMinIntervalMs: 0 } });
    return (round) => lanes.play(round, 0);
  }),
);
