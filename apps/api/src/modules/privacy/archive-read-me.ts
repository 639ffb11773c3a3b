import { messagesFor } from '@goldwren/messages/languages';
import { exportSections, type Locale } from '@goldwren/rules';

/** What the files of an export are, in the language of its player. */
export async function* readMe(locale: Locale): AsyncGenerator<string> {
  const { title, about, sections } = messagesFor(locale).dataExport;
  yield `${title}\n\n${about.join('\n\n')}\n\n`;
  for (const section of exportSections) yield `${section}: ${sections[section]}\n`;
}
