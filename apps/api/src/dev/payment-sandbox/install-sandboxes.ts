import type { FastifyInstance } from 'fastify';
import type { PaymentSettings } from '../../payments/payment-settings.ts';
import { installSkrillSandbox } from './skrill/install-skrill.ts';
import { installStripeSandbox } from './stripe/install-stripe.ts';

/** Installs the simulators of the payment providers, each in a separate scope. Production has none. */
export async function installPaymentSandboxes(
  app: FastifyInstance,
  { accounts, sandbox }: PaymentSettings,
): Promise<void> {
  if (sandbox === null) return;
  for (const install of [installSkrillSandbox, installStripeSandbox]) {
    for (const account of accounts) {
      await app.register(async (scope) => install(scope, account, sandbox.notifyDelayMs));
    }
  }
}
