import type { User } from '@goldwren/contracts/player';
import { brand, type RestrictionCode } from '@goldwren/rules';
import { Banner } from '@goldwren/ui/status-text';
import { exists } from '../../lib/path-to.ts';
import { PageLink } from '../../shared/page-link.tsx';

/** What each restriction means for the player. `state_required` has a form of its own (state-prompt.tsx). */
const meanings: Record<Exclude<RestrictionCode, 'state_required'>, string> = {
  account_suspended: 'Your account is suspended. You can see your balances and records, but not play or redeem.',
  redemption_suspended:
    'A payment of yours was taken back, so you cannot redeem until it is settled. You can still play with what you have.',
  region_blocked: `${brand.name} is not available where you live. You can see your balances and records, but not play.`,
  sweeps_unavailable: `${brand.sweepsCoins} are not available where you live. You can play every game with ${brand.goldCoins}.`,
};

const contact = { page: 'contact' } as const;

export function RestrictionNotes({ user }: { user: User }) {
  return (
    <>
      {user.restrictions.map((code) =>
        code === 'state_required' ? null : (
          <Banner key={code} tone={code === 'sweeps_unavailable' ? 'info' : 'warn'}>
            <p className="text-ink">{meanings[code]}</p>
            {exists(contact) ? (
              <p className="mt-1 text-ink-2">
                Questions?{' '}
                <PageLink page="contact" className="link">
                  Contact Us
                </PageLink>
              </p>
            ) : null}
          </Banner>
        ),
      )}
    </>
  );
}
