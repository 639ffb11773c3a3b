import { messagesFor } from '@goldwren/messages/languages/language-registry';
import { exportSections, type Locale } from '@goldwren/rules';

/** Describes the files of an export in the player's language. */
export async function* readMe(locale: Locale): AsyncGenerator<string> {
  const { title, about, sections } = messagesFor(locale).dataExport;
  yield `${title}\n\n${about.join('\n\n')}\n\n`;
  for (const section of exportSections) yield `${section}: ${sections[section]}\n`;
}
