import type { HelpFacts } from './article.ts';

/** A category of the FAQs. The name of a question is the fragment of its address: it never changes. */
export interface FaqCategory {
  readonly title: string;
  readonly questions: Readonly<Record<string, FaqQuestion>>;
}

export interface FaqQuestion {
  readonly question: string;
  /** A function, where the answer depends on the regional pack in force. */
  readonly answer: readonly string[] | ((facts: HelpFacts) => readonly string[]);
  /** For readers who get no Sweeps Coins, where the answer offers some. */
  readonly answerWithout?: readonly string[];
}

export function answerOf({ answer }: FaqQuestion, facts: HelpFacts): readonly string[] {
  return typeof answer === 'function' ? answer(facts) : answer;
}
