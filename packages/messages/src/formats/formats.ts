import { type Locale, lazy, parseHundredths, productTimeZone } from '@goldwren/rules';
import { listed } from './lists.ts';

type Plural = { readonly one: string; readonly other: string };

/** How a language writes numbers and lists. A test compares it with Intl, which costs a page 20 ms before its first number. */
interface Spelling {
  readonly decimalMark: string;
  /** Between groups of three digits. */
  readonly groupMark: string;
  /** The minus sign of the language, for negative amounts. */
  readonly minus: string;
  readonly usd: (amount: string) => string;
  /** The space between a number and its unit. */
  readonly unitSpace: string;
  readonly and: string;
  readonly or: string;
  readonly serialComma: boolean;
}

const spellings: Record<Locale, Spelling> = {
  en: {
    decimalMark: '.',
    groupMark: ',',
    minus: '-',
    usd: (amount) => `$${amount}`,
    unitSpace: ' ',
    and: 'and',
    or: 'or',
    serialComma: true,
  },
  'fr-CA': {
    decimalMark: ',',
    groupMark: '\u00a0',
    minus: '−',
    usd: (amount) => `${amount}\u00a0$\u00a0US`,
    unitSpace: '\u00a0',
    and: 'et',
    or: 'ou',
    serialComma: false,
  },
};

/** English uses the format of the United States. */
const tags: Record<Locale, string> = { en: 'en-US', 'fr-CA': 'fr-CA' };

/** Formats days and times in the product's time zone. */
function datesOf(tag: string) {
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string = productTimeZone) =>
    lazy(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }));
  const long = format({ dateStyle: 'long' });
  const longWithTime = format({ dateStyle: 'long', timeStyle: 'short' });
  const medium = format({ dateStyle: 'medium' });
  const short = format({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const calendar = format({ month: 'short', day: 'numeric' }, 'UTC');
  const longCalendar = format({ dateStyle: 'long' }, 'UTC');
  const calendarMonth = format({ month: 'long', year: 'numeric' }, 'UTC');
  return {
    /** `November 21, 2026` */
    day: (instant: Date | string) => long().format(new Date(instant)),
    dayAndTime: (instant: Date | string) => longWithTime().format(new Date(instant)),
    /** `Nov 21, 2026` */
    shortDay: (instant: Date | string) => medium().format(new Date(instant)),
    /** `Nov 21, 3:04 PM` */
    moment: (instant: Date | string) => short().format(new Date(instant)),
    /** `Nov 21`, for a calendar day written `YYYY-MM-DD`, which has no time zone. */
    calendarDay: (day: string) => calendar().format(new Date(`${day}T00:00:00Z`)),
    /** `November 21, 2026`, for a calendar day. */
    calendarDate: (day: string) => longCalendar().format(new Date(`${day}T00:00:00Z`)),
    /** `November 2026`, for a month written `YYYY-MM`. */
    calendarMonth: (month: string) => calendarMonth().format(new Date(`${month}-01T00:00:00Z`)),
  };
}

/**
 * Formats numbers, money, lists, dates and plurals in one language. Amounts are hundredths (`bigint`) or
 * wire strings (`"2000000.00"`), and never become floats.
 */
export function formatsOf(locale: Locale) {
  const tag = tags[locale];
  const { decimalMark, groupMark, minus, usd, unitSpace, serialComma, ...words } = spellings[locale];
  const long = (unit: 'second' | 'minute' | 'hour') =>
    lazy(() => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }));
  const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3})+$)/g, groupMark);
  const seconds = long('second');
  const minutes = long('minute');
  const hours = long('hour');
  const plurals = lazy(() => new Intl.PluralRules(tag));

  /**
   * Formats an amount, with decimals always or only if they are not zero. Text that is not an amount is
   * returned unchanged.
   */
  function amount(money: bigint | string, decimals: 'always' | 'when-needed' = 'when-needed'): string {
    const hundredths = typeof money === 'string' ? parseHundredths(money) : money;
    if (hundredths === null) return String(money);
    const positive = hundredths < 0n ? -hundredths : hundredths;
    const fraction = (positive % 100n).toString().padStart(2, '0');
    const rest = decimals === 'always' || fraction !== '00' ? `${decimalMark}${fraction}` : '';
    return `${hundredths < 0n ? minus : ''}${grouped((positive / 100n).toString())}${rest}`;
  }

  function inUnit(unit: () => Intl.NumberFormat, count: number): string {
    return unit().format(Math.ceil(count)).replace(/\s/g, unitSpace);
  }

  return {
    locale,
    amount,
    /** USD cents or a wire string: `$10`, `$10.50`; `10 $ US`. */
    usd: (money: bigint | string) => usd(amount(money)),
    /** A multiple of a stake, from hundredths of it: `7.5×`, `1,650×`; `7,5×`. */
    multiple: (x100: number) => `${amount(BigInt(x100)).replace(/([.,]\d)0$/, '$1')}×`,
    /** A count, rounded to a whole number: `2,400`. */
    number: (value: number) => grouped(Math.round(value).toString()),
    /** A waiting time, rounded up to a common unit: `45 seconds`, `15 minutes`, `3 hours`. */
    wait: (secondsLeft: number) => {
      if (secondsLeft < 60) return inUnit(seconds, secondsLeft);
      return secondsLeft <= 5_400 ? inUnit(minutes, secondsLeft / 60) : inUnit(hours, secondsLeft / 3_600);
    },
    /** The form of a noun for this count, which may be a fraction. Languages differ for 0 and 1.5. */
    plural: (count: number, forms: Plural) => (plurals().select(count) === 'one' ? forms.one : forms.other),
    /** The form of a noun for this amount of coins. */
    pluralOf: (money: bigint | string, forms: Plural) => {
      const hundredths = typeof money === 'string' ? (parseHundredths(money) ?? 0n) : money;
      return plurals().select(Number(hundredths) / 100) === 'one' ? forms.one : forms.other;
    },
    /** `a, b, and c` */
    and: (items: readonly string[]) => listed(items, words.and, serialComma),
    /** `a, b, or c` */
    or: (items: readonly string[]) => listed(items, words.or, serialComma),
    ...datesOf(tag),
  };
}
export type Formats = ReturnType<typeof formatsOf>;
