/** What is known of a rule that does not pass (`GET /redemptions/eligibility`); instants as on the wire. */
export interface RuleFacts {
  readonly params: Readonly<Record<string, string | number | boolean | null | string[]>>;
  readonly passesAt: string | null;
}
