export { type WinLevel, winLevelOf } from '../../model/win-level.ts';
