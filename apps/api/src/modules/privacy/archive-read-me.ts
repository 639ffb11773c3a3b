import { dataExport as english } from '@goldwren/messages/en/data-export';
import { dataExport as french } from '@goldwren/messages/fr-CA/data-export';
import { exportSections, type Locale } from '@goldwren/rules';

const languages = { en: english, 'fr-CA': french } as const satisfies Record<Locale, unknown>;

/** What the files of an export are, in the language of its player. */
export async function* readMe(locale: Locale): AsyncGenerator<string> {
  const words = languages[locale];
  yield `${words.title}\n\n${words.about.join('\n\n')}\n\n`;
  for (const section of exportSections) yield `${section}: ${words.sections[section]}\n`;
}
