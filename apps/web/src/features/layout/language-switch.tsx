import { type Locale, languageNames, locales } from '@goldwren/messages';
import { notify } from '@goldwren/ui/notice';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { locale, switchLanguage } from '../../lib/i18n/locale.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { useAuth } from '../../lib/session/auth-store.ts';

const others = locales.filter((other) => other !== locale);

/**
 * Switches to another language, named in that language. A player's choice is stored in their profile and also applies to
 * emails.
 */
export function LanguageSwitch() {
  const [busy, setBusy] = useState(false);
  const { user, setUser } = useAuth.getState();
  const change = async (other: Locale) => {
    setBusy(true);
    try {
      if (user) setUser((await api.account.update({ body: { locale: other } })).user);
      switchLanguage(other);
    } catch (error) {
      notify('bad', describeProblem(error, 'region').text);
      setBusy(false);
    }
  };
  return others.map((other) => (
    <button
      key={other}
      type="button"
      lang={other}
      disabled={busy}
      onClick={() => change(other)}
      className="btn -ml-3 px-3 font-medium text-ink-2 hover:text-ink"
    >
      {languageNames[other]}
    </button>
  ));
}
