import type { PaymentProviderName } from '@goldwren/rules';
import type { PaymentProvider } from './payment-provider.ts';
import { createSkrillProvider, type SkrillAccount } from './skrill/skrill-provider.ts';

export interface PaymentProviders {
  /** Prepares new orders. */
  readonly current: PaymentProvider;
  /** Notifications of orders prepared before keep arriving, whatever is current now. */
  byName(name: PaymentProviderName): PaymentProvider | null;
  readonly names: readonly PaymentProviderName[];
}

/** The first account prepares new orders. */
export function createPaymentProviders(accounts: readonly [SkrillAccount, ...SkrillAccount[]]): PaymentProviders {
  const [first, ...others] = accounts;
  const current = createSkrillProvider(first);
  const all = [current, ...others.map(createSkrillProvider)];
  return {
    current,
    byName: (name) => all.find((provider) => provider.name === name) ?? null,
    names: all.map((provider) => provider.name),
  };
}
