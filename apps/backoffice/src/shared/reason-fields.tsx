import { actionMessages as messages } from '@goldwren/messages/staff/table';
import { SelectField, TextAreaField } from '@goldwren/ui/field';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  options: readonly (readonly [value: string | number, text: string])[];
  error: string | undefined;
  name?: string;
  label?: string;
  /** Shown until a value is chosen. */
  choose?: string;
}

/** A choice without a default, such as the reason of a decision. */
export function ChoiceField({
  options,
  error,
  name = 'reason',
  label = messages.reason,
  choose = messages.chooseReason,
}: ChoiceFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue="" error={error}>
      <option value="" disabled>
        {choose}
      </option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

interface NoteFieldProps {
  error: string | undefined;
  name?: string;
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
  maxLength?: number;
}

/** A note by a staff member. */
export function NoteField({ name = 'note', label = messages.note, ...field }: NoteFieldProps) {
  return <TextAreaField label={label} name={name} rows={3} {...field} />;
}

/** The reason that the audit log records. */
export function ReasonField(field: Omit<NoteFieldProps, 'name' | 'label'>) {
  return <NoteField name="reason" label={messages.reason} {...field} />;
}
