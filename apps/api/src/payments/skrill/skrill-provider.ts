import { createHash } from 'node:crypto';
import { canonicalEmail } from '@goldwren/rules';
import { isSameText } from '../../platform/crypto/same-text.ts';
import { parseFormFields } from '../../platform/form-fields.ts';
import { Problem } from '../../platform/problem.ts';
import type {
  Buyer,
  Checkout,
  Delivery,
  Notice,
  PayableOrder,
  PaymentProvider,
  ProviderData,
  Receipt,
  ReportedStatus,
  Verification,
} from '../payment-provider.ts';
import { ProviderUnreachable } from '../payment-provider.ts';
import { isAmountOf } from './skrill-amount.ts';
import { skrillRequest } from './skrill-request.ts';
import type { SkrillAccount } from './skrill-settings.ts';
import { skrillSignatures } from './skrill-signature.ts';

const prepareTimeoutMs = 8_000;
const sidPattern = /^[A-Za-z0-9]{16,128}$/;
const currency = 'USD';
const longestName = 64;
const longestValue = 2_000;

const statuses: Readonly<Record<string, ReportedStatus>> = {
  '2': 'paid',
  '0': 'pending',
  '-1': 'cancelled',
  '-2': 'failed',
  '-3': 'charged_back',
};

/** Creates the Skrill Quick Checkout provider. The sandbox uses the same adapter with another account. */
export function createSkrillProvider(account: SkrillAccount): PaymentProvider {
  return {
    name: account.name,
    label: account.label,
    prepare: (order, buyer, origin) => prepare(account, order, buyer, origin),
    receive: (delivery) => receive(account, delivery),
    read: (fields) => verify(account, fields),
    // Its refund API takes a session, not an idempotency key, and cannot tell later whether a refund was made.
    refunds: null,
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
    // An error page may repeat the request's data, so only its status is kept.
    if (!response.ok || !sidPattern.test(sid)) throw new Error(`answered ${response.status} without a session`);
    return sid;
  } catch (error) {
    throw new ProviderUnreachable('the payment provider did not prepare the order', { cause: error });
  }
}

function receive(account: SkrillAccount, { body, headers }: Delivery): Receipt {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) {
    throw new Problem('unsupported_media_type');
  }
  const fields = parseFormFields(Buffer.from(body).toString('utf8'));
  if (Object.entries(fields).some(([name, value]) => name.length > longestName || value.length > longestValue)) {
    throw new Problem('malformed_request', { params: { reason: 'form' } });
  }
  const verification = verify(account, fields);
  return verification.genuine ? { ...verification, eventId: eventIdOf(fields), data: { ...fields } } : verification;
}

/** Skrill sends no event id, so the id is a hash of the fields, sorted by name. */
function eventIdOf(fields: ProviderData): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

function verify(account: SkrillAccount, fields: ProviderData): Verification {
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
  // MD5 is accepted only when Skrill does not send the stronger SHA-256 signature.
  const fits = field('sha2sig')
    ? isSameText(expected.sha2sig, field('sha2sig'))
    : isSameText(expected.md5sig, field('md5sig'));
  if (!fits) return { genuine: false, reason: 'the signature does not fit' };
  return { genuine: true, notice: noticeOf(field) };
}

function noticeOf(field: (name: string) => string): Notice {
  const reported = Object.hasOwn(statuses, field('status')) ? statuses[field('status')] : undefined;
  return {
    reference: field('transaction_id'),
    namedBy: 'order',
    status: field('event') === 'refund' ? refundStatus(reported) : (reported ?? null),
    providerRef: field('mb_transaction_id') || null,
    amount: field('mb_amount'),
    currency: field('mb_currency'),
    receiver: field('pay_to_email'),
    payer: field('pay_from_email') || null,
  };
}

/** Only a processed refund counts. A pending or failed refund has moved no money. */
function refundStatus(reported: ReportedStatus | undefined): ReportedStatus | null {
  return reported === 'paid' ? 'refunded' : null;
}

function mismatch(account: SkrillAccount, notice: Notice, priceCents: bigint): string | null {
  if (!isAmountOf(notice.amount, priceCents)) return `amount "${notice.amount}" for ${priceCents} cents`;
  if (notice.currency !== currency) return `currency "${notice.currency}"`;
  if (canonicalEmail(notice.receiver) !== canonicalEmail(account.merchantEmail)) return 'another receiver';
  return null;
}
