/** A category of the FAQs. The name of a question is the fragment of its address: it never changes. */
export interface FaqCategory {
  readonly title: string;
  readonly questions: Readonly<Record<string, { readonly question: string; readonly answer: readonly string[] }>>;
}
