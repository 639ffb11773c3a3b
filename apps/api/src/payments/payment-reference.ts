import { isUuid } from '../platform/cursors.ts';

/** The order that a notification refers to. `playerId` is null for older orders, whose reference was the order id alone. */
export interface ReferencedOrder {
  readonly id: string;
  readonly playerId: string | null;
}

const uuidLength = 36;
const separator = '-';

/**
 * Builds the reference that the provider stores with an order: the order id, then the player id. Staff can find the order
 * at the provider by its id. The player id lets a notification find the order's shard. It has 73 characters, all valid in ids.
 */
export function paymentReference(order: { readonly id: string; readonly playerId: string }): string {
  return `${order.id}${separator}${order.playerId}`;
}

/** All references that notifications about an order may contain. Older orders use their id alone. */
export function notificationNames(order: {
  readonly id: string;
  readonly playerId: string;
  readonly providerRef: string | null;
}): string[] {
  return [order.id, paymentReference(order), ...(order.providerRef === null ? [] : [order.providerRef])];
}

/** Returns null for any text that `paymentReference` did not build. */
export function parsePaymentReference(text: string): ReferencedOrder | null {
  const [id, playerId] = [text.slice(0, uuidLength), text.slice(uuidLength + separator.length)];
  if (!isUuid(id)) return null;
  if (text.length === uuidLength) return { id, playerId: null };
  return text[uuidLength] === separator && isUuid(playerId) ? { id, playerId } : null;
}
