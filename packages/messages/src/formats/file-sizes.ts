import type { Locale } from '@goldwren/rules';

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1_000;

/** Formats file sizes in one language with Intl: `49 kB`, `1.2 MB`, `1,2 Mo`. */
export function fileSizesOf(locale: Locale): (bytes: number) => string {
  const kilobytes = new Intl.NumberFormat(locale, { style: 'unit', unit: units[0], maximumFractionDigits: 0 });
  const larger = units
    .slice(1)
    .map((unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }));
  return (bytes) => {
    const power = larger.findLastIndex((_, index) => bytes >= step ** (index + 2));
    return (larger[power] ?? kilobytes).format(bytes / step ** (power + 2));
  };
}
