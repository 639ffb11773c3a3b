import { z } from 'zod';
import { groupFaults, type SettingFault, setting, wholeNumber } from '../config/setting.ts';
import type { PaymentAccount, ProviderKind, SigningAccount, SiteSettings } from './provider-kind.ts';
import { providerKinds } from './provider-list.ts';

const [defaultKind] = providerKinds;

/** The variables of all payment providers, and what leaving them empty means. */
export const paymentVariables = {
  /** The provider for new orders. The other providers still accept their notifications. */
  PAYMENT_PROVIDER: setting(z.enum(providerKinds.map(({ kind }) => kind)).default(defaultKind.kind)),
  /** Sandbox only: delay between the buyer's decision and the notification, in milliseconds. */
  SANDBOX_NOTIFY_DELAY_MS: setting(wholeNumber().default(400)),
  ...(Object.assign({}, ...providerKinds.map(({ variables }) => variables)) as Record<string, z.ZodType>),
};

export interface PaymentSettings {
  /** The first one prepares new orders. */
  readonly accounts: readonly [PaymentAccount, ...PaymentAccount[]];
  /** Settings of the payment simulators; null in production, which has none. */
  readonly sandbox: { readonly notifyDelayMs: number } | null;
}

function currentKind(env: NodeJS.ProcessEnv): ProviderKind {
  return providerKinds.find(({ kind }) => kind === env.PAYMENT_PROVIDER) ?? defaultKind;
}

/** The variables of the current provider that production requires. */
export function currentCredentials(env: NodeJS.ProcessEnv): readonly string[] {
  return currentKind(env).credentials;
}

/** The accounts whose notifications the database accepts. Sandbox accounts exist outside production only. */
export function signingAccounts(env: NodeJS.ProcessEnv): SigningAccount[] {
  const { SESSION_SECRET: session, NODE_ENV: mode } = env;
  const real = providerKinds.map((kind) => kind.signingAccount(env)).filter((account) => account !== null);
  if (!session || mode === 'production') return real;
  return [...real, ...providerKinds.map((kind) => kind.sandboxSigningAccount(session))];
}

/** The missing variables that the prepare step needs to write the current provider's signing account. */
export function missingSigningVariables(env: NodeJS.ProcessEnv): string[] {
  return currentKind(env).signingVariables.filter((name) => !env[name]);
}

/** Reports incomplete credentials: a provider needs all of its variables or none. */
export function paymentFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  return providerKinds.flatMap(({ credentials }) => groupFaults(env, credentials));
}

/**
 * Returns the accounts of this process, those of the current provider first. They are the real accounts with credentials
 * and, outside production, the sandbox accounts of the simulators in this process.
 */
export function paymentAccounts(
  env: NodeJS.ProcessEnv,
  read: { readonly SANDBOX_NOTIFY_DELAY_MS: number },
  site: SiteSettings,
  isProduction: boolean,
): PaymentSettings {
  const current = currentKind(env);
  const kinds = [current, ...providerKinds.filter((kind) => kind !== current)];
  const accounts = kinds
    .flatMap((kind) => [kind.account(env, site), isProduction ? null : kind.sandbox(site)])
    .filter((account) => account !== null);
  return {
    accounts: accounts as [PaymentAccount, ...PaymentAccount[]],
    sandbox: isProduction ? null : { notifyDelayMs: read.SANDBOX_NOTIFY_DELAY_MS },
  };
}
