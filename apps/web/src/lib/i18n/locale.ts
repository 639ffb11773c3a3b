import { isLocale, type Locale, pickLocale } from '@goldwren/messages';
import { useAuth } from '../session/auth-store.ts';

const key = 'locale';

function stored(): Locale | null {
  const text = localStorage.getItem(key);
  return isLocale(text) ? text : null;
}

/** The language of a prerendered document. The server has chosen it from the browser's request. */
function served(): Locale | null {
  const { dataset, lang } = document.documentElement;
  return dataset.html === 'whole' && isLocale(lang) ? lang : null;
}

/**
 * The language of this document: from the profile, or the choice on this device, or the browser. It is fixed when the
 * document loads, so messages are plain values everywhere and nothing on screen changes its language.
 */
export const locale: Locale = pickLocale(
  globalThis.navigator?.languages?.join(),
  useAuth.getState().user?.locale ?? stored() ?? served(),
);
document.documentElement.lang = locale;

/** Stores the choice on this device, and reloads the page in that language. */
export function switchLanguage(chosen: Locale): void {
  localStorage.setItem(key, chosen);
  window.location.reload();
}

/** Switches to the language of the profile after a sign-in. */
export function followProfile(): () => void {
  return useAuth.subscribe(({ user }) => {
    if (user && user.locale !== locale) switchLanguage(user.locale);
  });
}
