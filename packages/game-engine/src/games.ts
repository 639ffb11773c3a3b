// The only list of games, with one line for each game. registry.ts builds the catalogue from it. Proofs, golden rounds,
// the collector, the bench and the tests use the catalogue.
export { entry as cherryClassicSlots } from './games/cherry-classic-slots/entry.ts';

export { entry as coinVaultFortune } from './games/coin-vault-fortune/entry.ts';
export { entry as dragonWaysSlots } from './games/dragon-ways-slots/entry.ts';
export { entry as gemCascadeFortune } from './games/gem-cascade-fortune/entry.ts';
export { entry as jacksOrBetterPoker } from './games/jacks-or-better-poker/entry.ts';
export { entry as kenoFortune } from './games/keno-fortune/entry.ts';
export { entry as megaTowerSlots } from './games/mega-tower-slots/entry.ts';
export { entry as midnightBlackjack } from './games/midnight-blackjack/entry.ts';
export { entry as mineSeekerSlots } from './games/mine-seeker-slots/entry.ts';
export { entry as plinkoFortune } from './games/plinko-fortune/entry.ts';
export { entry as starlightFortune } from './games/starlight-fortune/entry.ts';
export { entry as threeCardPoker } from './games/three-card-poker/entry.ts';
