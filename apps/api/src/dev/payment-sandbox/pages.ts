import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/escape-html.ts';
import { mayDo, type PaymentAction, paymentActions, type SandboxPayment } from './payment-book.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 32rem; margin: 0 auto; }
main.wide { max-width: 72rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { opacity: .75; } dd { margin: 0; overflow-wrap: anywhere; }
form { display: inline-block; margin: .25rem .5rem .25rem 0; }
button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; border: 2px solid currentColor; border-radius: .5rem; background: transparent; color: inherit; cursor: pointer; }
button.main { background: #14532d; border-color: #14532d; color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; } caption { text-align: start; padding-bottom: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem; border-bottom: 1px solid #8888; }
.scroll { overflow-x: auto; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The content security policy of a page. It allows its style, forms to this origin, and redirects to the return URL. */
export function sandboxPolicy(returnUrl: string | undefined): string {
  const back = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
}

function document(title: string, main: string, className = ''): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Sandbox payments</title><style>${style}</style></head>
<body><main class="${className}"><h1>${escapeHtml(title)}</h1>
${main}
</main></body></html>
`;
}

/** `named` adds the order to the button's accessible name, for tables with several payments. */
function button(root: string, payment: SandboxPayment, action: PaymentAction, named = false): string {
  if (!mayDo(payment, action)) return '';
  const main = action === 'pay' ? ' class="main"' : '';
  const { label } = paymentActions[action];
  const name = named ? ` aria-label="${label} order ${escapeHtml(payment.order)}"` : '';
  return `<form method="post" action="${root}/payments/${payment.id}/${action}"><button type="submit"${main}${name}>${label}</button></form>`;
}

/** Renders the hosted payment page of one session. */
export function paymentPage(root: string, payment: SandboxPayment): string {
  const { payTo, what, amount, payer, order } = payment;
  const details = Object.entries({ 'Pay to': payTo, For: what, Amount: amount, Payer: payer, Order: order })
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const actions = (['pay', 'hold', 'decline', 'cancel'] as const)
    .map((action) => button(root, payment, action))
    .join('\n');
  return document(
    'Sandbox payments',
    `<p>This page replaces the page of the payment provider. No real money moves.</p>
<dl>${details}</dl>
${payment.state === 'open' ? '' : `<p role="status">This payment is ${payment.state}.</p>`}
${actions || `<p><a href="${escapeHtml(payment.returnUrl)}">Back to ${escapeHtml(payTo)}</a></p>`}`,
  );
}

/** Renders a list of all payments, where they can be disputed or refunded later. */
export function paymentsPage(root: string, payments: readonly SandboxPayment[]): string {
  const rows = payments.map((payment) => {
    const actions = (['pay', 'decline', 'cancel', 'dispute', 'refund'] as const).map((action) =>
      button(root, payment, action, true),
    );
    const cells = [
      `<time>${payment.preparedAt.toISOString()}</time>`,
      escapeHtml(payment.order),
      escapeHtml(payment.payer),
      escapeHtml(payment.amount),
      payment.state,
      escapeHtml(payment.delivery),
      actions.join(''),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  const heads = ['Prepared', 'Order', 'Payer', 'Amount', 'State', 'Notification', 'Actions'];
  const table = `<div class="scroll"><table><caption>Payments since this process started, newest first. No real money moves.</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return document('Payments', payments.length === 0 ? '<p>No payment has been prepared yet.</p>' : table, 'wide');
}

export function noSuchPaymentPage(): string {
  return document('No such payment', '<p>This payment session is not known. Go back to the shop and begin again.</p>');
}
