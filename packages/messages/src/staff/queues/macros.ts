import { type Locale, macroPlaceholders } from '@goldwren/rules';

const languages: Record<Locale, string> = { en: 'English', 'fr-CA': 'French' };

export const macroMessages = {
  title: 'Ticket macros',
  about: 'Prepared answers that you insert into a ticket and can change before you send them.',
  caption: 'Macros',
  empty: 'There are no macros.',
  failed: 'Could not load the macros.',
  name: 'Title',
  nameHint: 'Only staff see it.',
  languages,
  textIn: (locale: Locale) => `Text in ${languages[locale]}`,
  placeholders: `Placeholders: ${macroPlaceholders.map((name) => `{${name}}`).join(', ')}.`,
  changed: 'Changed',
  add: 'Add macro',
  addTitle: 'Add a macro',
  edit: 'Edit',
  editTitle: (title: string) => `Edit ${title}`,
  save: 'Save macro',
  saved: 'The macro is saved.',
  delete: 'Delete',
  deleteTitle: (title: string) => `Delete ${title}?`,
  deleteText: 'Answers that were sent with it do not change.',
  deleteConfirm: 'Delete macro',
  deleted: 'The macro is deleted.',
  insert: 'Insert macro',
  choose: 'Choose a macro',
  manage: 'Edit macros',
} as const;
