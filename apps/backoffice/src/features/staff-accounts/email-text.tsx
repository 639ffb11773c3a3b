/** An email address that breaks before its domain when there is little space. */
export function EmailText({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="text-sm wrap-anywhere text-ink-3">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
