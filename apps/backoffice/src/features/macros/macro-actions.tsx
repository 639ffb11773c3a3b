import type { TicketMacro } from '@goldwren/contracts/staff';
import { macroMessages as messages } from '@goldwren/messages/staff/queues/macros';
import { type Locale, locales, macroTitleMaxLength, support } from '@goldwren/rules';
import { TextAreaField, TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';

type Field = 'title' | `texts.${Locale}`;
const fields: readonly Field[] = ['title', 'texts.en', 'texts.fr-CA'];

function save(id: string, values: Record<Field, string>): Promise<TicketMacro> {
  const texts = { en: values['texts.en'], 'fr-CA': values['texts.fr-CA'] };
  return api.macros.save({ params: { id }, body: { title: values.title, texts } });
}

function Fields({ macro, errors }: { macro?: TicketMacro; errors: Partial<Record<Field, string>> }) {
  return (
    <>
      <TextField
        label={messages.name}
        name="title"
        hint={messages.nameHint}
        maxLength={macroTitleMaxLength}
        defaultValue={macro?.title}
        error={errors.title}
      />
      {locales.map((locale) => (
        <TextAreaField
          key={locale}
          label={messages.textIn(locale)}
          name={`texts.${locale}`}
          lang={locale}
          rows={6}
          hint={messages.placeholders}
          maxLength={support.messageMaxLength}
          defaultValue={macro?.texts[locale]}
          error={errors[`texts.${locale}`]}
        />
      ))}
    </>
  );
}

/** Adds a macro. The ID is created before the first attempt, so a repeated request adds only one. */
export function AddMacro() {
  const [id, setId] = useState(() => crypto.randomUUID());
  return (
    <ActionButton
      label={messages.add}
      title={messages.addTitle}
      confirm={messages.save}
      fields={fields}
      send={(values) => save(id, values)}
      done={messages.saved}
      onDone={() => setId(crypto.randomUUID())}
    >
      {(errors) => <Fields errors={errors} />}
    </ActionButton>
  );
}

export function EditMacro(macro: TicketMacro) {
  return (
    <ActionButton
      label={messages.edit}
      title={messages.editTitle(macro.title)}
      confirm={messages.save}
      fields={fields}
      send={(values) => save(macro.id, values)}
      done={messages.saved}
    >
      {(errors) => <Fields macro={macro} errors={errors} />}
    </ActionButton>
  );
}

export function DeleteMacro({ id, title }: TicketMacro) {
  return (
    <ActionButton
      label={messages.delete}
      title={messages.deleteTitle(title)}
      text={messages.deleteText}
      confirm={messages.deleteConfirm}
      send={() => api.macros.delete({ params: { id } })}
      done={messages.deleted}
    />
  );
}
