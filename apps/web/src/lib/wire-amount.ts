/**
 * What was typed, as it goes over the wire: `50` and `50,5` become `50.00` and `50.50`. Anything else stays as it is, for
 * the contract to refuse.
 */
export function wireAmount(text: string): string {
  const match = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` : text.trim();
}
