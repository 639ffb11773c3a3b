import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { locale, speakFromNowOn } from '../../lib/locale.ts';
import { site } from '../../lib/words/site.ts';

const other = locale === 'en' ? 'fr-CA' : 'en';

/** To the other language, named in that language. A player's choice is kept in their profile, and so is in their mails. */
export function LanguageSwitch() {
  const user = useAuth((state) => state.user);
  const { setUser } = useAuth.getState();
  const saving = useMutation({
    mutationFn: async () => {
      if (user) setUser((await api.account.update({ body: { locale: other } })).user);
    },
    onSuccess: () => speakFromNowOn(other),
  });
  return (
    <button
      type="button"
      lang={other}
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
      className="btn mt-3 -ml-3 px-3 font-medium text-ink-2 hover:text-ink"
    >
      {site.otherLanguage}
    </button>
  );
}
