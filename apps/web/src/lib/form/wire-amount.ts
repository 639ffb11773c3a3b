/**
 * Converts typed text into the API format: `50` and `50,5` become `50.00` and `50.50`. Other text stays unchanged, and the
 * contract rejects it.
 */
export function wireAmount(text: string): string {
  const match = /^0*(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? `${match[1]}.${(match[2] ?? '').padEnd(2, '0')}` : text.trim();
}
