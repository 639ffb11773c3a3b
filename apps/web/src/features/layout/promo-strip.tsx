import { useAuth } from '../../lib/auth-store.ts';
import { site } from '../../lib/words/site.ts';
import { PageLink } from '../../shared/page-link.tsx';

/** For visitors. One line at every width: the type follows the width of the screen down to 320 px. Text that a reader spaces takes two. */
export function PromoStrip() {
  const isPlayer = useAuth((state) => state.user !== null);
  if (isPlayer) return null;
  return (
    <aside aria-label={site.promoLabel} className="bg-paper text-center text-on-paper">
      <PageLink
        page="register"
        className="block px-2 py-1.5 text-[clamp(0.69rem,3.3vw,0.875rem)] leading-5 font-medium focus-visible:-outline-offset-3"
      >
        {site.promo}
      </PageLink>
    </aside>
  );
}
