import { type ButtonLook, buttonClass } from '@goldwren/ui/button';
import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { type PlainPage, pathTo, type Target } from '../../lib/navigation/path-to.ts';
import { pages } from '../../pages.ts';

type Rest<T extends typeof Link | typeof NavLink> = Omit<ComponentProps<T>, 'to'>;

type PageLinkProps = Target & Rest<typeof Link>;

/** A link to a page. */
export function PageLink({ page, params, search, ...rest }: PageLinkProps) {
  return <Link {...rest} to={pathTo({ page, params, search } as Target)} />;
}

/** A link that looks like a button. Use it for navigation, and `Button` for actions. */
export function ButtonLink({ look = 'primary', className, ...props }: PageLinkProps & { look?: ButtonLook }) {
  return <PageLink {...props} className={buttonClass(look, className)} />;
}

/** A link in a list of pages. It is marked when its page is on screen. */
export function PageNavLink({ page, ...rest }: { page: PlainPage } & Rest<typeof NavLink>) {
  return <NavLink {...rest} to={pages[page].path} end={page === 'home'} />;
}

/** A link to a part of the page on screen, by the id of its element. */
export function PartLink({ part, ...rest }: { part: string } & Rest<typeof Link>) {
  return <Link {...rest} to={{ hash: part }} />;
}
