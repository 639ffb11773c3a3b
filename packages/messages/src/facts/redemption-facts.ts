/** Facts about a rule that is not met (`GET /redemptions/eligibility`). Instants are in the wire format. */
export interface RuleFacts {
  readonly params: Readonly<Record<string, string | number | boolean | null | string[]>>;
  readonly passesAt: string | null;
}
