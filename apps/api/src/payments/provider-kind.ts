import type { z } from 'zod';
import type { PaymentProvider } from './payment-provider.ts';

/** One merchant account at a provider. Each kind adds its own fields. */
export interface PaymentAccount {
  /** The kind of provider, which determines the other fields. */
  readonly kind: string;
  /** Stored on orders, and part of the webhook path. */
  readonly name: string;
  /** The name shown to staff. */
  readonly label: string;
}

/** The keys with which the database verifies an account's signatures. `<kind>_notice` in sql/functions reads them. */
export interface SigningAccount {
  readonly provider: string;
  readonly kind: string;
  readonly keys: unknown;
}

/** The settings of this process that an account needs. */
export interface SiteSettings {
  /** The site's public origin; null: the Host of each request. */
  readonly publicOrigin: string | null;
  /** The origin at which this process reaches itself. */
  readonly self: string;
  readonly sessionSecret: string;
}

/** Everything about one provider. To add a provider, implement this in a new folder and list it in provider-list.ts. */
export interface ProviderKind {
  readonly kind: string;
  /** Its environment variables, and what leaving them empty means. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** The variables of a real account. Either all of them are set, or none. */
  readonly credentials: readonly string[];
  /** The credentials that the prepare step needs to write the signing account. */
  readonly signingVariables: readonly string[];
  /** The real account; null without credentials. */
  account(env: NodeJS.ProcessEnv, site: SiteSettings): PaymentAccount | null;
  /** The account of the simulator that runs in this process. */
  sandbox(site: SiteSettings): PaymentAccount;
  signingAccount(env: NodeJS.ProcessEnv): SigningAccount | null;
  sandboxSigningAccount(sessionSecret: string): SigningAccount;
  /** Null for an account of another kind. */
  createProvider(account: PaymentAccount): PaymentProvider | null;
  /** Fields of stored data with personal data of the buyer. They are removed when the player is erased. */
  readonly personalFields: readonly string[];
  /** Signature fields, which a player's export leaves out, because they would allow brute-force attacks on the secret. */
  readonly signatureFields: readonly string[];
}
