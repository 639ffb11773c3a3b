import { createWaysGameProof } from '../../../proof/reels/ways-game-proof.ts';
import { dragonWaysMathsV1 } from '../maths.ts';
import { proveDragonWays } from './prove-dragon-ways.ts';

export const gameProof = createWaysGameProof({
  data: dragonWaysMathsV1.data,
  prove: proveDragonWays,
  vectors: [
    { about: 'free spins', nonce: 177, choice: {}, actions: [] },
    { about: 'the top win', nonce: 461_962, choice: {}, actions: [] },
  ],
});
