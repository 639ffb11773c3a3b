import { endpoints } from '@goldwren/contracts/player/client';
import { addressOf } from '@goldwren/ui/address';
import { type ButtonLook, buttonClass } from '@goldwren/ui/button';

interface DownloadLinkProps {
  /** Of the export. */
  id: string;
  look?: ButtonLook;
  /** What is said where the words alone do not tell it from another. */
  label?: string;
  children: string;
}

/** The browser itself takes the file, which may be large, and shows how far it is. */
export function DownloadLink({ id, look = 'primary', label, children }: DownloadLinkProps) {
  return (
    <a href={addressOf(endpoints.privacy.file.path, { id })} download aria-label={label} className={buttonClass(look)}>
      {children}
    </a>
  );
}
