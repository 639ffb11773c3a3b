export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a, b and c`, without a comma before the last item, so that figures and short names look like one list. */
export function listed(items: readonly (number | string)[], conjunction: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
