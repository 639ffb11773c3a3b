import { isUuid } from '../platform/cursors.ts';

/** The order that a notification refers to. */
export interface ReferencedOrder {
  readonly id: string;
  readonly playerId: string;
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

/** All references that notifications about an order may contain. */
export function notificationNames(order: {
  readonly id: string;
  readonly playerId: string;
  readonly providerRef: string | null;
}): string[] {
  return [paymentReference(order), ...(order.providerRef === null ? [] : [order.providerRef])];
}

/** Returns null for any text that `paymentReference` did not build. */
export function parsePaymentReference(text: string): ReferencedOrder | null {
  const [id, playerId] = [text.slice(0, uuidLength), text.slice(uuidLength + separator.length)];
  return isUuid(id) && text[uuidLength] === separator && isUuid(playerId) ? { id, playerId } : null;
}
