/** ITU-T E.164: country code and number together have at most 15 digits. */
const longest = 15;
const shortest = 7;
const northAmerican = 10;

/**
 * Converts a phone number to E.164: `(212) 555-0147` and `001 212 555 0147` both become `+12125550147`. A
 * number of ten digits without an international prefix belongs to the North American Numbering Plan.
 * @returns Null for an empty value and for digits that cannot be a phone number.
 */
export function phoneToE164(phone: string | null): string | null {
  const typed = (phone ?? '').normalize('NFKC').trim();
  const digits = typed.replace(/\D/g, '');
  const international = typed.startsWith('+') ? digits : /^(?:00|011)(\d+)$/.exec(digits)?.[1];
  // People also write "+1 (0) 212 …". No number of this plan begins with 0, so the 0 is dropped.
  const full = (international ?? (digits.length === northAmerican ? `1${digits}` : digits)).replace(
    /^10(?=\d{10}$)/,
    '1',
  );
  return full.length < shortest || full.length > longest ? null : `+${full}`;
}
