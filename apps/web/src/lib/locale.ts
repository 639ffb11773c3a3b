import { isLocale, type Locale, pickLocale } from '@goldwren/messages';
import { useAuth } from './auth-store.ts';

const key = 'locale';

function stored(): Locale | null {
  const text = localStorage.getItem(key);
  return isLocale(text) ? text : null;
}

/** That of a document that came with its page in it: the server has chosen it as the browser asks. */
function served(): Locale | null {
  const { dataset, lang } = document.documentElement;
  return dataset.html === 'whole' && isLocale(lang) ? lang : null;
}

/**
 * The language of this document: of the profile, else chosen on this device, else of the browser. It is settled once, when
 * the document loads, so that words are plain values everywhere and nothing on a screen changes under a reader.
 */
export const locale: Locale = pickLocale(
  globalThis.navigator?.languages?.join(),
  useAuth.getState().user?.locale ?? stored() ?? served(),
);
document.documentElement.lang = locale;

/** Remembers the choice on this device, and loads the page in that language. */
export function speakFromNowOn(chosen: Locale): void {
  localStorage.setItem(key, chosen);
  window.location.reload();
}

/** Whoever signs in is spoken to in the language of their profile. */
export function followProfile(): () => void {
  return useAuth.subscribe(({ user }) => {
    if (user && user.locale !== locale) speakFromNowOn(user.locale);
  });
}
