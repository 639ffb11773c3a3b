export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * `a, b and c`. In rules of games there is no comma before the last item, so that figures and short names look like one list.
 * @param serialComma `a, b, and c`, but `a and b`
 */
export function listed(items: readonly (number | string)[], conjunction: string, serialComma = false): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return String(last);
  const comma = serialComma && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${conjunction} ${last}`;
}
