import { site } from '@goldwren/messages/current/site';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { usePromoClosed } from '../../lib/browser/promo-closed.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { PageLink } from '../../shared/navigation/page-link.tsx';
import { useNoSweepsHere } from '../../shared/regions/use-no-sweeps-here.ts';

const line = 'px-2 py-1.5 leading-5 font-medium focus-visible:-outline-offset-3';
/** For players, the line also contains a button, so the text is smaller on a phone. */
const visitorType = 'text-[clamp(0.69rem,3.3vw,0.875rem)]';
const playerType = 'text-[clamp(0.69rem,3.1vw,0.875rem)] sm:pl-11';

/**
 * The welcome offer. Visitors see it on every page. Players see it until they close it, and never while they play. The font
 * size follows the width of the screen so that the text fits one line, down to 320 px for visitors and 360 px for players.
 * It wraps to two lines when a reader increases the text spacing.
 */
export function PromoStrip() {
  const user = useAuth((state) => state.user);
  const noSweeps = useNoSweepsHere();
  const [isClosed, close] = usePromoClosed();
  if (user && isClosed) return null;
  const withoutSweeps = noSweeps || (user !== null && user.welcome_sweeps !== 'granted');
  const text = withoutSweeps ? site.promoWithout : site.promo;
  return (
    <aside
      aria-label={site.promoLabel}
      className="flex items-center bg-paper text-center text-on-paper [:root:has(.player)_&]:hidden"
    >
      <PageLink page={user ? 'about' : 'register'} className={`${line} flex-1 ${user ? playerType : visitorType}`}>
        {text}
      </PageLink>
      {user ? (
        <button
          type="button"
          aria-label={site.closePromo}
          onClick={close}
          className="btn min-h-8 w-11 shrink-0 px-0 focus-visible:-outline-offset-3"
        >
          <FrameIcon name="close" className="size-4" />
        </button>
      ) : null}
    </aside>
  );
}
