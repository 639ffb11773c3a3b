import { type ButtonLook, buttonClass } from '@goldwren/ui/button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link {...rest} className={buttonClass(look, className)} />;
}
