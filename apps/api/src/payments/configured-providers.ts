import { providerCalls } from '../platform/metrics/payments.ts';
import { type PaymentProvider, ProviderUnreachable } from './payment-provider.ts';
import type { PaymentAccount } from './provider-kind.ts';
import { providerKinds } from './provider-list.ts';

export interface PaymentProviders {
  /** Prepares new orders. */
  readonly current: PaymentProvider;
  /** Finds any provider, because notifications for older orders may come from a provider that is not current. */
  byName(name: string): PaymentProvider | null;
  readonly names: readonly string[];
}

/** Creates the providers. The first account prepares new orders. */
export function createPaymentProviders(accounts: readonly [PaymentAccount, ...PaymentAccount[]]): PaymentProviders {
  const [first, ...others] = accounts;
  const current = createProvider(first);
  const all = [current, ...others.map(createProvider)];
  return {
    current,
    byName: (name) => all.find((provider) => provider.name === name) ?? null,
    names: all.map((provider) => provider.name),
  };
}

function createProvider(account: PaymentAccount): PaymentProvider {
  for (const kind of providerKinds) {
    const provider = kind.createProvider(account);
    if (provider) return counted(provider);
  }
  throw new Error(`unknown payment provider kind: ${account.kind}`);
}

/** Returns the provider with the results of its calls counted in the metrics of this process. */
function counted(provider: PaymentProvider): PaymentProvider {
  const { name } = provider;
  // Prometheus does not see the first failure of a new series as an increase.
  for (const result of ['answered', 'failed']) providerCalls.inc({ provider: name, result }, 0);
  return {
    ...provider,
    prepare: async (...order) => {
      try {
        const checkout = await provider.prepare(...order);
        providerCalls.inc({ provider: name, result: 'answered' });
        return checkout;
      } catch (error) {
        if (error instanceof ProviderUnreachable) providerCalls.inc({ provider: name, result: 'failed' });
        throw error;
      }
    },
  };
}
