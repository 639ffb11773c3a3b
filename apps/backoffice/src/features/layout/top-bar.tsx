import { frame } from '@goldwren/messages/staff/frame';
import { Button } from '@goldwren/ui/button';
import { notify } from '@goldwren/ui/notice';
import { ThemeSwitch } from '@goldwren/ui/theme-switch';
import { useState } from 'react';
import { useKeys } from '../../lib/keys-store.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { roleNames } from '../../lib/role-names.ts';
import { signOut } from '../../lib/session.ts';
import { useSession } from '../../lib/session-store.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { SearchBox } from './search-box.tsx';
import { SmallMenu } from './small-menu.tsx';

/** The sticky bar, 48 px high, with the name, the signed-in person and the sign-out button. */
export function TopBar() {
  const staff = useSession((state) => state.staff);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      notify('ok', frame.account.signedOut);
    } catch (error) {
      notify('bad', frame.account.stillSignedIn(sentenceOf(error)));
    } finally {
      setLeaving(false);
    }
  };
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <div className="relative mx-auto flex h-12 w-full max-w-[120rem] items-center gap-1 px-3 sm:gap-2">
        {staff ? <SmallMenu staff={staff} /> : null}
        <PageLink page="work" className="flex min-w-0 items-center gap-2 font-(family-name:--font-display) font-bold">
          <img src={`${import.meta.env.BASE_URL}mark.svg`} alt="" className="size-6" />
          <span className="whitespace-nowrap">
            <span className="max-sm:sr-only">{frame.brand} </span>
            <span className="max-sm:inline-block max-sm:first-letter:uppercase">{frame.name}</span>
          </span>
        </PageLink>
        {staff ? <SearchBox /> : null}
        <div className="ml-auto flex items-center gap-1">
          {staff ? (
            <p className="mr-2 hidden text-sm text-ink-2 xl:block">
              <span className="sr-only">{frame.account.signedInAs(staff.name)}</span>
              <span aria-hidden="true">{staff.name}</span> · {roleNames(staff.roles)}
            </p>
          ) : null}
          <ThemeSwitch labels={frame.useTheme} />
          {staff ? (
            <>
              <Button look="quiet" className="hidden px-2.5 lg:flex" onClick={() => useKeys.setState({ shown: true })}>
                {frame.keys.open}
              </Button>
              <Button look="secondary" busy={leaving} onClick={leave} className="px-2.5 whitespace-nowrap">
                {frame.account.signOut}
              </Button>
            </>
          ) : null}
        </div>
      </div>
    </header>
  );
}
