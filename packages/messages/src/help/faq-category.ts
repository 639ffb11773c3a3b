/** A category of the FAQs. The name of a question is the fragment of its address: it never changes. */
export interface FaqCategory {
  readonly title: string;
  readonly questions: Readonly<Record<string, FaqQuestion>>;
}

interface FaqQuestion {
  readonly question: string;
  readonly answer: readonly string[];
  /** For readers who get no Sweeps Coins, where the answer offers some. */
  readonly answerWithout?: readonly string[];
}
