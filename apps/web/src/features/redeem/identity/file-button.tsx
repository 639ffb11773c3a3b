import { documentUpload } from '@goldwren/rules';
import { type ButtonLook, buttonClass } from '@goldwren/ui/button';

interface FileButtonProps {
  label: string;
  /** Added to the label for screen readers, which do not see what the button belongs to. */
  of: string;
  look?: ButtonLook;
  /** The camera that a phone opens. Without it, the player chooses a file. */
  capture?: 'user' | 'environment';
  onChoose: (file: File) => void;
}

const accepted = documentUpload.types.map((type) => `image/${type}`).join(',');

/** A native file input that looks like a button. */
export function FileButton({ label, of, look = 'secondary', capture, onChoose }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        look,
        'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
      )}
    >
      {label}
      <span className="sr-only"> {of}</span>
      <input
        type="file"
        accept={accepted}
        capture={capture}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Resets the input, so that choosing the same file again after an edit triggers a change.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
