import { skillTest as rules } from '@goldwren/rules';
import { formats } from '../formats.ts';

const attempts = (count: number) =>
  `${formats.number(count)} ${formats.plural(count, { one: 'attempt', other: 'attempts' })}`;

/** The skill-testing question for winners in Canada. */
export const skillTest = {
  title: 'Skill-testing question',
  why: `Canadian law requires winners to answer an arithmetic question before we pay a prize. You have ${formats.wait(rules.secondsPerQuestion)}, without help, and ${attempts(rules.attempts)}. If no answer is correct, we reject the redemption and return your coins.`,
  begin: 'Show question and start timer',
  beginning: 'Loading the question…',
  next: 'Show next question and start timer',
  question: 'Calculate',
  answer: 'Your answer, a whole number',
  send: 'Send answer',
  sending: 'Sending your answer…',
  left: (time: string) => `${time} left`,
  soonOver: (time: string) => `Only ${time} left.`,
  over: 'Time is up.',
  attemptsLeft: (count: number) => `${attempts(count)} left.`,
  wrong: 'Incorrect answer.',
  missing: 'Enter a whole number.',
  passed: 'Correct. Your redemption continues.',
  failed: 'You have no attempts left. The redemption is rejected, and your coins are back in your balance.',
};
