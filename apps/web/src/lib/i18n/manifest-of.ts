import type { Locale } from '@goldwren/messages';

/** The address of the web app manifest in a language. The build writes one for each. */
export function manifestOf(locale: Locale): string {
  return `/app.${locale}.webmanifest`;
}

/** Links the manifest in the reader's language. A page that is not prerendered comes with the English one. */
export function linkManifest(locale: Locale): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(locale));
}
