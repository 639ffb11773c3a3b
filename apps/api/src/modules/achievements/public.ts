/** The public interface of achievements: what players achieved in games, in responsible play and in their account. */
export { achievementsPlugin } from './achievements.plugin.ts';
