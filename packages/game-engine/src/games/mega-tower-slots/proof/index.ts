import { createWaysGameProof } from '../../../proof/reels/ways-game-proof.ts';
import { megaTowerMathsV1 } from '../maths.ts';
import { proveMegaTower } from './prove-mega-tower.ts';

export const gameProof = createWaysGameProof({
  data: megaTowerMathsV1.data,
  prove: proveMegaTower,
  vectors: [
    { about: 'free spins', nonce: 122, choice: {}, actions: [] },
    { about: 'the top win', nonce: 23_605, choice: {}, actions: [] },
  ],
});
