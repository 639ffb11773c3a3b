import { createHash } from 'node:crypto';
import type { SkrillAccount } from '../../../payments/skrill/skrill-settings.ts';
import type { PaymentAction, SandboxPayment } from '../payment-book.ts';

/** The event that the merchant receives for an action. */
const notified: Readonly<Record<PaymentAction, { readonly status: string; readonly event: string }>> = {
  pay: { status: '2', event: 'payment' },
  hold: { status: '0', event: 'payment' },
  decline: { status: '-2', event: 'payment' },
  cancel: { status: '-1', event: 'payment' },
  dispute: { status: '-3', event: 'payment' },
  refund: { status: '2', event: 'refund' },
};

function upper(algorithm: string, text: string): string {
  return createHash(algorithm).update(text).digest('hex').toUpperCase();
}

/** Builds the signed form that Skrill posts to `status_url`. It does not share code with the adapter. */
export function notificationForm(
  account: SkrillAccount,
  payment: SandboxPayment,
  action: PaymentAction,
): URLSearchParams {
  const { status, event } = notified[action];
  const { transaction_id: id = '', amount = '', currency = '', pay_from_email: from = '' } = payment.sent;
  const signed = [account.merchantId, id, upper('md5', account.secret), amount, currency, status].join('');
  return new URLSearchParams({
    pay_to_email: account.merchantEmail,
    pay_from_email: from,
    merchant_id: account.merchantId,
    transaction_id: id,
    mb_transaction_id: payment.number,
    mb_amount: amount,
    mb_currency: currency,
    status,
    ...(action === 'decline' ? { failed_reason_code: '01' } : {}),
    amount,
    currency,
    payment_type: 'WLT',
    event,
    md5sig: upper('md5', signed),
    sha2sig: upper('sha256', signed),
  });
}
