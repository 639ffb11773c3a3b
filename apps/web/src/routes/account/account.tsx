import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { pages as pageMessages } from '@goldwren/messages/current/pages';
import { site } from '@goldwren/messages/current/site';
import { SectionCard } from '@goldwren/ui/card';
import { CloseAccount } from '../../features/account/close-account.tsx';
import { InstallCard } from '../../features/account/install-card.tsx';
import { NotificationsCard } from '../../features/account/notifications-card.tsx';
import { PasswordCard } from '../../features/account/password-card.tsx';
import { Preferences } from '../../features/account/preferences.tsx';
import { ProfileCard } from '../../features/account/profile-card.tsx';
import { SecondFactor } from '../../features/account/second-factor.tsx';
import { Sessions } from '../../features/account/sessions.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';
import { ButtonLink, PageLink } from '../../shared/navigation/page-link.tsx';
import { usePasswordAgain } from '../../shared/password-again/use-password-again.tsx';

export function Component() {
  const user = useAuth((state) => state.user);
  const { withPassword, dialog } = usePasswordAgain();
  if (!user) return null;
  return (
    <div className="content pt-6 md:pt-10">
      <PageLink page="dashboard" className="link inline-flex min-h-9 items-center text-ink-2">
        {site.dashboard}
      </PageLink>
      <h1 className="text-3xl md:text-4xl">{pageMessages.account.title}</h1>
      <p className="mt-2 mb-5 text-ink-2">{messages.intro}</p>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <div className="grid min-w-0 gap-4">
          <ProfileCard user={user} />
          <PasswordCard />
          <Preferences user={user} />
          <NotificationsCard />
          <InstallCard />
        </div>
        <div className="grid min-w-0 gap-4">
          <SecondFactor withPassword={withPassword} />
          <Sessions />
          <SectionCard title={pageMessages['privacy-center'].title}>
            <p className="mb-3 text-ink-2">{messages.dataText}</p>
            <ButtonLink page="privacy-center" look="secondary">
              {messages.toData}
            </ButtonLink>
          </SectionCard>
          <CloseAccount withPassword={withPassword} />
        </div>
      </div>
      {dialog}
    </div>
  );
}
