/** A member of staff who decides: the entry keeps the email, the audit log the id. */
export interface Reviewer {
  readonly id: string;
  readonly email: string;
}
