/**
 * The size of the balances in the bar, before and after they load. It only grows when a reader increases the text spacing.
 */
export const pillPlace =
  'grid min-h-11 min-w-29 shrink-0 content-center gap-y-0.5 rounded-(--radius-m) border border-line px-2 text-xs leading-4 font-semibold whitespace-nowrap tabular-nums hover:border-line-strong lg:flex lg:min-w-54 lg:items-center lg:justify-center lg:gap-3 lg:text-sm';
