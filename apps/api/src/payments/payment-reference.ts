import { isUuid } from '../platform/cursors.ts';

/** An order as a notification names it. `playerId` null: prepared when the provider was told the order's id alone. */
export interface ReferencedOrder {
  readonly id: string;
  readonly playerId: string | null;
}

const uuidLength = 36;
const separator = '-';

/**
 * What the provider knows an order by: its id first, by which staff find it in the provider's books, and its player, so
 * that a notification leads to the one place where the order lives. 73 characters of those that ids always had.
 */
export function paymentReference(order: { readonly id: string; readonly playerId: string }): string {
  return `${order.id}${separator}${order.playerId}`;
}

/** Everything that notifications about an order may name. Orders of before have their id alone. */
export function notificationNames(order: {
  readonly id: string;
  readonly playerId: string;
  readonly providerRef: string | null;
}): string[] {
  return [order.id, paymentReference(order), ...(order.providerRef === null ? [] : [order.providerRef])];
}

/** Null for any text that is no reference of ours. */
export function parsePaymentReference(text: string): ReferencedOrder | null {
  const [id, playerId] = [text.slice(0, uuidLength), text.slice(uuidLength + separator.length)];
  if (!isUuid(id)) return null;
  if (text.length === uuidLength) return { id, playerId: null };
  return text[uuidLength] === separator && isUuid(playerId) ? { id, playerId } : null;
}
