import { canonicalEmail, type PaymentProviderName } from '@goldwren/rules';
import type {
  Buyer,
  Checkout,
  Notice,
  PayableOrder,
  PaymentProvider,
  ReportedStatus,
  Verification,
} from '../payment-provider.ts';
import { ProviderUnreachable } from '../payment-provider.ts';
import { isAmountOf } from './skrill-amount.ts';
import { skrillRequest } from './skrill-request.ts';
import { sameSignature, skrillSignatures } from './skrill-signature.ts';

export interface SkrillAccount {
  readonly name: PaymentProviderName;
  readonly merchantEmail: string;
  readonly merchantId: string;
  readonly secret: string;
  /** Where this process posts the `prepare_only` request. */
  readonly gatewayUrl: string;
  /** Where the browser goes; null: the gateway's path on the site's own origin (sandbox). */
  readonly checkoutUrl: string | null;
  /** Where notifications are posted; null: the webhook on the site's own origin. */
  readonly statusUrl: string | null;
}

const prepareTimeoutMs = 8_000;
const sidPattern = /^[A-Za-z0-9]{16,128}$/;
const currency = 'USD';

const statuses: Readonly<Record<string, ReportedStatus>> = {
  '2': 'paid',
  '0': 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'charged_back',
};

/** Skrill Quick Checkout. The sandbox is the same adapter with another account. */
export function createSkrillProvider(account: SkrillAccount): PaymentProvider {
  return {
    name: account.name,
    prepare: (order, buyer, origin) => prepare(account, order, buyer, origin),
    verify: (fields) => verify(account, fields),
    mismatch: (notice, priceCents) => mismatch(account, notice, priceCents),
  };
}

async function prepare(account: SkrillAccount, order: PayableOrder, buyer: Buyer, origin: string): Promise<Checkout> {
  const back = `${origin}/buy-coins/return?order_id=${order.id}`;
  const parameters = skrillRequest(account.merchantEmail, order, buyer, {
    returnUrl: back,
    cancelUrl: `${back}&cancelled=1`,
    statusUrl: account.statusUrl ?? `${origin}/api/store/webhooks/${account.name}`,
  });
  const sid = await requestSid(account.gatewayUrl, parameters);
  return { url: account.checkoutUrl ?? `${origin}${new URL(account.gatewayUrl).pathname}`, data: { sid } };
}

async function requestSid(gatewayUrl: string, parameters: Record<string, string>): Promise<string> {
  try {
    const response = await fetch(gatewayUrl, {
      method: 'POST',
      body: new URLSearchParams(parameters),
      redirect: 'error',
      signal: AbortSignal.timeout(prepareTimeoutMs),
    });
    const sid = (await response.text()).trim();
    // A refusal comes as a page of text; it may repeat what was sent, so only its status is kept.
    if (!response.ok || !sidPattern.test(sid)) throw new Error(`answered ${response.status} without a session`);
    return sid;
  } catch (error) {
    throw new ProviderUnreachable('the payment provider did not prepare the order', { cause: error });
  }
}

function verify(account: SkrillAccount, fields: Readonly<Record<string, string>>): Verification {
  const field = (name: string): string => fields[name] ?? '';
  if (field('merchant_id') !== account.merchantId) return { genuine: false, reason: 'not our merchant_id' };
  const status = field('status');
  const expected = skrillSignatures(
    {
      merchantId: account.merchantId,
      transactionId: field('transaction_id'),
      amount: field('mb_amount'),
      currency: field('mb_currency'),
      status,
    },
    account.secret,
  );
  // The stronger one decides; the weaker one counts only where Skrill sends no other.
  const fits = field('sha2sig')
    ? sameSignature(expected.sha2sig, field('sha2sig'))
    : sameSignature(expected.md5sig, field('md5sig'));
  if (!fits) return { genuine: false, reason: 'the signature does not fit' };
  return { genuine: true, notice: noticeOf(field) };
}

function noticeOf(field: (name: string) => string): Notice {
  const reported = Object.hasOwn(statuses, field('status')) ? statuses[field('status')] : undefined;
  return {
    reference: field('transaction_id'),
    status: field('event') === 'refund' ? refundStatus(reported) : (reported ?? null),
    providerRef: field('mb_transaction_id') || null,
    amount: field('mb_amount'),
    currency: field('mb_currency'),
    receiver: field('pay_to_email'),
    payer: field('pay_from_email') || null,
  };
}

/** A refund that was processed; one that is pending or failed has moved no money. */
function refundStatus(reported: ReportedStatus | undefined): ReportedStatus | null {
  return reported === 'paid' ? 'refunded' : null;
}

function mismatch(account: SkrillAccount, notice: Notice, priceCents: bigint): string | null {
  if (!isAmountOf(notice.amount, priceCents)) return `amount "${notice.amount}" for ${priceCents} cents`;
  if (notice.currency !== currency) return `currency "${notice.currency}"`;
  if (canonicalEmail(notice.receiver) !== canonicalEmail(account.merchantEmail)) return 'another receiver';
  return null;
}
