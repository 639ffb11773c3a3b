import type { User } from '@goldwren/contracts/player';
import { dashboard } from '@goldwren/messages/current/dashboard';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { site } from '@goldwren/messages/current/site';
import { Banner } from '@goldwren/ui/status-text';
import { PageLink } from '../../shared/navigation/page-link.tsx';

export function RestrictionNotes({ user }: { user: User }) {
  return (
    <>
      {user.restrictions.map((code) =>
        code === 'state_required' ? null : (
          <Banner key={code} tone={code === 'sweeps_unavailable' ? 'info' : 'warn'}>
            <p className="text-ink">{dashboard.restrictions[code]}</p>
            {code === 'self_excluded' || code === 'cooling_off' ? (
              <p className="mt-1">
                <PageLink page="limits" className="link text-ink">
                  {pageMessages.limits.title}
                </PageLink>
              </p>
            ) : null}
            <p className="mt-1 text-ink-2">
              {dashboard.questions}{' '}
              <PageLink page="contact" className="link">
                {site.contact}
              </PageLink>
            </p>
          </Banner>
        ),
      )}
    </>
  );
}
