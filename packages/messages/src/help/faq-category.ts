import type { HelpFacts } from './article.ts';

/** A category of the FAQs. The name of a question is the fragment of its URL, so it must never change. */
export interface FaqCategory {
  readonly title: string;
  readonly questions: Readonly<Record<string, FaqQuestion>>;
}

export interface FaqQuestion {
  readonly question: string;
  /** A function if the answer depends on the active regional pack. */
  readonly answer: readonly string[] | ((facts: HelpFacts) => readonly string[]);
  /** Replaces an answer that mentions Sweeps Coins for readers who cannot get any. */
  readonly answerWithout?: readonly string[];
}

export function answerOf({ answer }: FaqQuestion, facts: HelpFacts): readonly string[] {
  return typeof answer === 'function' ? answer(facts) : answer;
}
