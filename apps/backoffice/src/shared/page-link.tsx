import { type ButtonLook, buttonClass } from '@goldwren/ui/button';
import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { type PlainPage, pathTo, type Target } from '../lib/path-to.ts';
import { pages } from '../pages.ts';

type Rest<T extends typeof Link | typeof NavLink> = Omit<ComponentProps<T>, 'to'>;

type PageLinkProps = Target & Rest<typeof Link>;

/** A link to a page of the back office. */
export function PageLink({ page, params, search, className = 'link', ...rest }: PageLinkProps) {
  return <Link {...rest} className={className} to={pathTo({ page, params, search } as Target)} />;
}

/** A link that looks like a button. Links navigate, and `Button` is for actions. */
export function ButtonLink({ look = 'primary', className = '', ...props }: PageLinkProps & { look?: ButtonLook }) {
  return <PageLink {...props} className={buttonClass(look, className)} />;
}

/** A link to the current page with another query string, such as other filters. */
export function SamePageLink({ search, ...rest }: { search: string } & Rest<typeof Link>) {
  return <Link {...rest} to={{ search }} />;
}

/** A link in the navigation that marks the current page. */
export function PageNavLink({ page, ...rest }: { page: PlainPage } & Rest<typeof NavLink>) {
  return <NavLink {...rest} to={pages[page].path} end />;
}
