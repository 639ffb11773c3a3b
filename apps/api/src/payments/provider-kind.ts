import type { z } from 'zod';
import type { PaymentProvider } from './payment-provider.ts';

/** One merchant account at a provider. Each kind adds what it needs. */
export interface PaymentAccount {
  /** The kind of provider, which knows the rest of the account. */
  readonly kind: string;
  /** On orders, and in the path of notifications. */
  readonly name: string;
  /** As staff read it. */
  readonly label: string;
}

/** With what the database checks the signatures of an account itself, in a form that `<kind>_notice` of sql/functions knows. */
export interface SigningAccount {
  readonly provider: string;
  readonly kind: string;
  readonly keys: unknown;
}

/** What an account needs to know of this process. */
export interface SiteSettings {
  /** The site as browsers see it; null: the Host of each request. */
  readonly publicOrigin: string | null;
  /** This process, for requests to itself. */
  readonly self: string;
  readonly sessionSecret: string;
}

/** Everything about one provider. Adding a provider is one of these, in a folder of its own, and its line in provider-kinds.ts. */
export interface ProviderKind {
  readonly kind: string;
  /** Its environment variables, and what leaving them empty means. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** The variables of a real account: all of them or none. */
  readonly credentials: readonly string[];
  /** Those of them that the prepare step needs to write the signing account. */
  readonly signingVariables: readonly string[];
  /** The real account; null without credentials. */
  account(env: NodeJS.ProcessEnv, site: SiteSettings): PaymentAccount | null;
  /** The account of the simulator that runs in this process. */
  sandbox(site: SiteSettings): PaymentAccount;
  signingAccount(env: NodeJS.ProcessEnv): SigningAccount | null;
  sandboxSigningAccount(sessionSecret: string): SigningAccount;
  /** Null for an account of another kind. */
  createProvider(account: PaymentAccount): PaymentProvider | null;
  /** Fields of its stored data that are about the buyer: removed when the player is erased. */
  readonly personalFields: readonly string[];
  /** Fields of its stored data that a player's export leaves out: they could be tried against our secret. */
  readonly signatureFields: readonly string[];
}
