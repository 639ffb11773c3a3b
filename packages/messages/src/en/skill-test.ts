import { skillTest as rules } from '@goldwren/rules';
import { formats } from './formats.ts';

const attempts = (count: number) =>
  `${formats.number(count)} ${formats.plural(count, { one: 'attempt', other: 'attempts' })}`;

/** The question that winners in Canada answer before a prize is paid. */
export const skillTest = {
  title: 'Skill-testing question',
  why: `Canadian law asks winners to answer an arithmetic question before a prize is paid. You have ${formats.wait(rules.secondsPerQuestion)} for it, without help, and ${attempts(rules.attempts)}. If all of them fail, the redemption is refused and your coins come back.`,
  begin: 'Show the question and start the clock',
  beginning: 'Preparing the question…',
  next: 'Show the next question and start the clock',
  question: 'Work out',
  answer: 'Your answer, a whole number',
  send: 'Answer',
  sending: 'Sending your answer…',
  left: (time: string) => `${time} left`,
  soonOver: (time: string) => `Only ${time} left.`,
  over: 'The time is up.',
  attemptsLeft: (count: number) => `${attempts(count)} left.`,
  wrong: 'This was not the right answer.',
  missing: 'Enter a whole number.',
  passed: 'Correct. Your redemption goes on.',
  failed: 'No attempt is left. The redemption is refused, and your coins are back in your balance.',
};
