import { brand } from '@goldwren/rules';
import { PageLink } from '../../shared/navigation/page-link.tsx';

/** The logo: a wren on a perch with its tail up, cut from one plate. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" data-coin="gc" className={`shrink-0 ${className}`}>
      <path
        className="fill-(--accent)"
        d="M3.5 6.5c1.2 4.2 3 6.7 6.3 8.2-.3 6.3 3.6 10.3 9 10.3 5.6 0 9.2-3.9 9.2-9.2l3.2-2.4-3.8-.9c-1-2.7-3.1-4.3-5.8-4.3-3.3 0-5.4 2-6.8 4.7C10.6 12.7 6.9 10.7 3.5 6.5Z"
      />
      <path
        className="stroke-ground"
        fill="none"
        strokeWidth="1.3"
        d="M12.5 16.5c3.5 1.6 6.5 1 8.5-1.5m-7 4c3 1.2 5.6.6 7.3-1.6"
      />
      <circle className="fill-ground" cx="23.3" cy="12.8" r="1.2" />
      <path className="stroke-gc" strokeWidth="1.5" d="M17 25v4m4-4.3V29m-7.5 0h11" fill="none" />
    </svg>
  );
}

/** @param short On a phone with little space, only the mark is shown. In French, always. */
export function BrandLink({ short }: { short: boolean }) {
  return (
    <PageLink page="home" className="flex min-h-11 items-center gap-2 font-display text-xl font-bold tracking-tight">
      <BrandMark />
      <span className={short ? 'max-sm:sr-only' : 'max-[22rem]:sr-only max-sm:[&:lang(fr)]:sr-only'}>{brand.name}</span>
    </PageLink>
  );
}
