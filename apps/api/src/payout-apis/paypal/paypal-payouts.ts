import { brand, formatHundredths, type PayoutFailure } from '@goldwren/rules';
import { z } from 'zod';
import type {
  PayoutApi,
  Rejected,
  SendAnswer,
  SentTransfer,
  Transfer,
  TransferReport,
  Unclear,
} from '../payout-api.ts';
import { type PaypalCall, paypalCall, unknownAnswer } from './paypal-call.ts';
import { receivePaypalEvent, unverifiedRefOf } from './paypal-events.ts';
import type { PaypalAccount } from './paypal-settings.ts';

const currency = 'USD';
const id = z.string().regex(/^[\w-]{1,60}$/);
const code = z.string().regex(/^[A-Z_]{1,60}$/);
const created = z.object({
  batch_header: z.object({ payout_batch_id: id, sender_batch_header: z.object({ sender_batch_id: z.string() }) }),
});
const link = z.object({ href: z.string(), rel: z.string() });
const failure = z.object({
  name: code,
  details: z.array(z.object({ field: z.string().optional(), link: z.array(link).optional() })).optional(),
});
const item = z.object({
  payout_item_id: id,
  transaction_id: id.optional(),
  transaction_status: code,
  payout_item: z.object({ amount: z.object({ currency: z.string(), value: z.string() }), sender_item_id: z.string() }),
  errors: z.object({ name: code }).optional().catch(undefined),
});
const batch = z.object({
  batch_header: z.object({ batch_status: code, sender_batch_header: z.object({ sender_batch_id: z.string() }) }),
  items: z.array(item).optional(),
});

/** What a rejection means for the player. Any other one is `refused_by_provider`. */
const failures: Readonly<Record<string, PayoutFailure>> = {
  RECEIVER_ACCOUNT_INVALID: 'details_wrong',
  RECEIVER_UNREGISTERED: 'details_wrong',
  RECEIVER_UNCONFIRMED: 'details_wrong',
  RECEIVER_ACCOUNT_LOCKED: 'account_closed',
  RECEIVER_COUNTRY_NOT_ALLOWED: 'account_closed',
};

/**
 * The Payouts API of PayPal. Each payout is a batch with one item. The ID of the batch is the ID of the payout: PayPal rejects it for
 * 30 days after its first use, with a link to the first batch. So a call with an unknown result is repeated and pays once.
 */
export function paypalPayouts(account: PaypalAccount): PayoutApi {
  const call = paypalCall(account);
  const { webhookId } = account;
  return {
    name: 'paypal',
    methods: ['paypal'],
    safeToRepeatDays: 25,
    send: (transfer) => send(call, transfer),
    read: (providerRef, transfer) => read(call, providerRef, transfer),
    receive: webhookId === null ? null : (delivery) => receivePaypalEvent(call, webhookId, delivery),
    refOf: unverifiedRefOf,
  };
}

async function send(call: PaypalCall, transfer: Transfer): Promise<SendAnswer> {
  const receiver = transfer.receiver.trim();
  if (!z.email().safeParse(receiver).success) return rejected('RECEIVER_ACCOUNT_INVALID');
  const { status, json } = await call('/v1/payments/payouts', {
    requestId: transfer.id,
    body: {
      sender_batch_header: { sender_batch_id: transfer.id, email_subject: `Your prize from ${brand.name}` },
      items: [
        {
          recipient_type: 'EMAIL',
          receiver,
          amount: { currency, value: formatHundredths(transfer.netCents) },
          sender_item_id: transfer.redemptionId,
        },
      ],
    },
  });
  const made = created.safeParse(json);
  if (status === 201 && made.success) {
    const { payout_batch_id: providerRef, sender_batch_header: sent } = made.data.batch_header;
    return sent.sender_batch_id === transfer.id ? { result: 'accepted', providerRef } : unclear('OTHER_BATCH');
  }
  const failed = failure.safeParse(json);
  if (![400, 403, 422].includes(status) || !failed.success) throw unknownAnswer(status);
  const { name, details = [] } = failed.data;
  const known = details.find(({ field }) => /^sender_batch_id$/i.test(field ?? ''));
  if (!known) return rejected(name);
  // Only the ID is read from the link, so that a wrong answer cannot send the credentials to another host.
  const self = known.link?.find(({ rel }) => rel === 'self');
  const providerRef = self && /\/v1\/payments\/payouts\/([\w-]{1,60})$/.exec(self.href)?.[1];
  return providerRef ? { result: 'accepted', providerRef } : unclear('BATCH_NOT_FOUND');
}

async function read(call: PaypalCall, providerRef: string, transfer: SentTransfer): Promise<TransferReport> {
  const { status, json } = await call(`/v1/payments/payouts/${encodeURIComponent(providerRef)}?page=1&page_size=2`);
  const parsed = batch.safeParse(json);
  if (status !== 200 || !parsed.success) throw unknownAnswer(status);
  const { batch_header: header, items = [] } = parsed.data;
  if (header.sender_batch_header.sender_batch_id !== transfer.id) return unclear('OTHER_BATCH');
  const [only, ...more] = items;
  if (more.length > 0) return unclear('OTHER_ITEMS');
  if (!only) return withoutItem(header.batch_status);
  const { amount, sender_item_id: sentItem } = only.payout_item;
  if (sentItem !== transfer.redemptionId) return unclear('OTHER_ITEM');
  if (amount.currency !== currency) return unclear('OTHER_CURRENCY');
  if (amount.value !== formatHundredths(transfer.netCents)) return unclear('OTHER_AMOUNT');
  return reportOf(only);
}

/** PayPal creates the items of a batch after it has accepted the batch. */
function withoutItem(batchStatus: string): TransferReport {
  if (batchStatus === 'DENIED' || batchStatus === 'CANCELED') return rejected(`BATCH_${batchStatus}`);
  return batchStatus === 'SUCCESS' ? unclear('NO_ITEM') : { result: 'pending', unclaimed: false };
}

function reportOf(paid: z.infer<typeof item>): TransferReport {
  const { transaction_status: itemStatus, errors } = paid;
  switch (itemStatus) {
    case 'SUCCESS':
      return { result: 'paid', reference: paid.transaction_id ?? paid.payout_item_id };
    case 'PENDING':
    case 'PROCESSING':
    case 'ONHOLD':
      return { result: 'pending', unclaimed: false };
    case 'UNCLAIMED':
      return { result: 'pending', unclaimed: true };
    case 'FAILED':
    case 'DENIED':
      return rejected(errors?.name ?? itemStatus);
    case 'RETURNED':
    case 'REFUNDED':
      return { result: 'rejected', failure: 'sent_back', code: itemStatus };
    default:
      return unclear(itemStatus);
  }
}

function rejected(name: string): Rejected {
  return { result: 'rejected', failure: failures[name] ?? 'refused_by_provider', code: name };
}

function unclear(reason: string): Unclear {
  return { result: 'unclear', code: reason };
}
