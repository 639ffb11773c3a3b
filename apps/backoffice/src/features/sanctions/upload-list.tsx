import { ApiProblem } from '@goldwren/contracts/client';
import { sanctionsMessages } from '@goldwren/messages/staff/checks/sanctions';
import { CheckField } from '@goldwren/ui/check-field';
import { TextField } from '@goldwren/ui/field';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';

const messages = sanctionsMessages.uploads;
const csv = '.csv,text/csv';

type FileField = 'file' | 'alt_file';

/** Uploads a list. Nothing is imported until a second staff member approves it. */
export function UploadList() {
  const [files, setFiles] = useState<Partial<Record<FileField, File>>>({});
  const [mayShrink, setMayShrink] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string[]>>>({});
  // The same ID is used for every retry of one upload.
  const [id, setId] = useState(() => crypto.randomUUID());
  const send = async (reason: string) => {
    const { file, alt_file: alt } = files;
    const list = { file: file ?? new Blob(), file_name: file?.name ?? messages.file };
    const altList = alt ? { alt_file: alt, alt_file_name: alt.name } : {};
    try {
      await api.sanctions.upload({
        body: { id, ...list, ...altList, may_shrink: mayShrink ? 'true' : 'false', reason },
      });
    } catch (error) {
      setFaults(error instanceof ApiProblem ? error.fieldErrors : {});
      throw error;
    }
  };
  const fieldOf = (name: FileField, error: string | undefined) => ({
    ...{ name, error, type: 'file', accept: csv },
    onChange: ({ target }: { target: HTMLInputElement }) => {
      const [file] = target.files ?? [];
      const { [name]: _before, ...others } = files;
      setFiles(file ? { ...others, [name]: file } : others);
      setFaults({});
    },
  });
  return (
    <ActionButton
      look="primary"
      label={messages.upload}
      text={messages.uploadText}
      fields={['file', 'alt_file', 'may_shrink', 'reason']}
      send={({ reason }) => send(reason)}
      done={messages.done}
      onDone={() => {
        setFiles({});
        setMayShrink(false);
        setFaults({});
        setId(crypto.randomUUID());
      }}
    >
      {(errors) => (
        <>
          <TextField label={messages.file} hint={messages.fileHint} {...fieldOf('file', errors.file)} />
          <MoreFaults messages={faults.file} />
          <TextField
            label={messages.altFile}
            hint={messages.altFileHint}
            optional
            {...fieldOf('alt_file', errors.alt_file)}
          />
          <MoreFaults messages={faults.alt_file} />
          {errors.may_shrink || mayShrink ? (
            <MayShrink checked={mayShrink} onChange={setMayShrink} error={errors.may_shrink} />
          ) : null}
          <ReasonField error={errors.reason} />
        </>
      )}
    </ActionButton>
  );
}

/** Accepts a list that is much shorter than the one in force. It is only offered after the server has found that. */
function MayShrink({
  onChange,
  ...field
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error: string | undefined;
}) {
  const { mayShrink } = messages;
  return (
    <CheckField name="may_shrink" label={mayShrink} onChange={({ target }) => onChange(target.checked)} {...field} />
  );
}

/** The faults of a file after the first one, which is next to its field. */
function MoreFaults({ messages: [, ...more] = [] }: { messages: readonly string[] | undefined }) {
  if (more.length === 0) return null;
  return (
    <ul className="-mt-2 max-h-40 overflow-y-auto text-sm text-bad">
      {more.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
