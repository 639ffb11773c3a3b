import { z } from 'zod';
import { type SettingFault, setting, wholeNumber } from '../config/setting.ts';
import type { PaymentAccount, ProviderKind, SigningAccount, SiteSettings } from './provider-kind.ts';
import { providerKinds } from './provider-kinds.ts';

const [defaultKind] = providerKinds;

/** The variables of all payment providers, and what leaving them empty means. */
export const paymentVariables = {
  /** Which provider prepares new orders. The others still take notifications of theirs. */
  PAYMENT_PROVIDER: setting(z.enum(providerKinds.map(({ kind }) => kind)).default(defaultKind.kind)),
  /** Sandbox only: how long after the buyer's decision the notification is posted, in milliseconds. */
  SANDBOX_NOTIFY_DELAY_MS: setting(wholeNumber().default(400)),
  ...(Object.assign({}, ...providerKinds.map(({ variables }) => variables)) as Record<string, z.ZodType>),
};

export interface PaymentSettings {
  /** The first prepares new orders. */
  readonly accounts: readonly [PaymentAccount, ...PaymentAccount[]];
  /** How the simulators behave; null in production, where there are none. */
  readonly sandbox: { readonly notifyDelayMs: number } | null;
}

function currentKind(env: NodeJS.ProcessEnv): ProviderKind {
  return providerKinds.find(({ kind }) => kind === env.PAYMENT_PROVIDER) ?? defaultKind;
}

/** Of the current provider: what production does not start without. */
export function currentCredentials(env: NodeJS.ProcessEnv): readonly string[] {
  return currentKind(env).credentials;
}

/** The accounts that notifications may be signed for. The sandboxes have theirs outside production alone. */
export function signingAccounts(env: NodeJS.ProcessEnv): SigningAccount[] {
  const { SESSION_SECRET: session, NODE_ENV: mode } = env;
  const real = providerKinds.map((kind) => kind.signingAccount(env)).filter((account) => account !== null);
  if (!session || mode === 'production') return real;
  return [...real, ...providerKinds.map((kind) => kind.sandboxSigningAccount(session))];
}

/** What the prepare step lacks to write the signing account of the current provider. */
export function missingSigningVariables(env: NodeJS.ProcessEnv): string[] {
  return currentKind(env).signingVariables.filter((name) => !env[name]);
}

/** Credentials are one thing: half of them is a fault. */
export function paymentFaults(env: NodeJS.ProcessEnv): SettingFault[] {
  return providerKinds.flatMap(({ credentials }) => {
    const missing = credentials.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === credentials.length) return [];
    const problem = `is not set: ${credentials.join(', ')} go together`;
    return missing.map((variable) => ({ variable, problem }));
  });
}

/**
 * The accounts of this process, those of the current provider first: the real ones whose credentials are set, and outside
 * production the sandboxes, which are the simulators in this very process.
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
