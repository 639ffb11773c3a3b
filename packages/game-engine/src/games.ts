// Every game, a line each: the only list. registry.ts makes the catalogue of it; proofs, golden rounds, the collector,
// the bench and the tests go through that.
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
