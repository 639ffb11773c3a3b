import { actionMessages as messages } from '@goldwren/messages/staff/table';
import { SelectField, TextAreaField } from '@goldwren/ui/field';
import type { ReactNode } from 'react';

interface ReasonFieldProps {
  options: readonly (readonly [value: string, text: string])[];
  error: string | undefined;
  name?: string;
  label?: string;
}

/** A reason from a fixed list, without a default. */
export function ReasonField({ options, error, name = 'reason', label = messages.reason }: ReasonFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue="" error={error}>
      <option value="" disabled>
        {messages.chooseReason}
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

/** A note by a member of staff. */
export function NoteField({ name = 'note', label = messages.note, ...field }: NoteFieldProps) {
  return <TextAreaField label={label} name={name} rows={3} {...field} />;
}
