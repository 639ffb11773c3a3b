/** Front door of names: how the names of people are compared, whatever their script, order and spelling. */
export { nameLikeness, type PersonName } from './name-likeness.ts';
export { nameScore } from './name-score.ts';
export { type WrittenForm, writtenForm } from './written-form.ts';
