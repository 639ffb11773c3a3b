import type { MailInForm } from '@goldwren/contracts/staff';
import { freeEntryMessages as messages } from '@goldwren/messages/staff/checks/free-entries';
import { account, countries, countryNames, freeEntry, locales } from '@goldwren/rules';
import { SelectField, TextAreaField, TextField } from '@goldwren/ui/field';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';

/** Enters a mailed card into the same queue as online requests. */
export function EnterMailIn() {
  return (
    <ActionButton
      label={messages.keyIn}
      text={messages.keyInText}
      confirm={messages.keyInConfirm}
      fields={['full_name', 'email', 'address', 'birth_date', 'country', 'us_state', 'received_on', 'locale'] as const}
      send={(values) => api.freeEntries.recordMailIn({ body: values as MailInForm })}
      done={messages.keyInDone}
    >
      {(errors) => (
        <>
          <TextField
            label={messages.fullName}
            name="full_name"
            maxLength={freeEntry.fullNameMaxLength}
            error={errors.full_name}
          />
          <TextField label={messages.email} name="email" type="email" error={errors.email} />
          <TextAreaField
            label={messages.address}
            name="address"
            rows={3}
            maxLength={freeEntry.addressMaxLength}
            error={errors.address}
          />
          <TextField label={messages.birthDate} name="birth_date" type="date" error={errors.birth_date} />
          <SelectField label={messages.country} name="country" defaultValue="US" error={errors.country}>
            {countries.map((country) => (
              <option key={country} value={country}>
                {countryNames[country]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={messages.region}
            name="us_state"
            maxLength={account.regionCodeLength}
            hint={messages.regionHint}
            error={errors.us_state}
          />
          <TextField label={messages.cardDay} name="received_on" type="date" error={errors.received_on} />
          <SelectField label={messages.language} name="locale" defaultValue="en" error={errors.locale}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {messages.languages[locale]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </ActionButton>
  );
}
