/** The public interface of names: comparing people's names across scripts, word orders and spellings. */
export { nameLikeness, type PersonName } from './name-likeness.ts';
export { mayReach, type NameOutline, nameOutline } from './name-outline.ts';
export { nameScore } from './name-score.ts';
export { writtenForm } from './written-form.ts';
