import { createHash } from 'node:crypto';
import { type PaymentAction, paymentActions, type SandboxPayment } from '../payment-book.ts';
import type { SandboxAccount } from './sandbox-account.ts';

function upper(algorithm: string, text: string): string {
  return createHash(algorithm).update(text).digest('hex').toUpperCase();
}

/** What Skrill posts to `status_url`, signed; also written apart from the adapter. */
export function notificationForm(
  account: SandboxAccount,
  payment: SandboxPayment,
  action: PaymentAction,
): URLSearchParams {
  const { status, event } = paymentActions[action];
  const { transaction_id: id = '', amount = '', currency = '', pay_from_email: from = '' } = payment.request;
  const signed = [account.merchantId, id, upper('md5', account.secret), amount, currency, status].join('');
  return new URLSearchParams({
    pay_to_email: account.merchantEmail,
    pay_from_email: from,
    merchant_id: account.merchantId,
    transaction_id: id,
    mb_transaction_id: payment.reference,
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
