export type { WaysEvent as DragonWaysEvent } from '../../families/reels/ways-round.ts';
