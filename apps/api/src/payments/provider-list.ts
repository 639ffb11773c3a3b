import type { ProviderKind } from './provider-kind.ts';
import { skrill } from './skrill/skrill.ts';
import { stripe } from './stripe/stripe.ts';

/** All providers. The first one is the default. */
export const providerKinds: readonly [ProviderKind, ...ProviderKind[]] = [skrill, stripe];
