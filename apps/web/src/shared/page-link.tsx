import { type ButtonLook, buttonClass } from '@goldwren/ui/button';
import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { type AwaitedTarget, exists, type PlainPage, pathTo } from '../lib/path-to.ts';
import { pages } from '../pages.ts';

type Rest<T extends typeof Link | typeof NavLink> = Omit<ComponentProps<T>, 'to'>;

type PageLinkProps = AwaitedTarget & Rest<typeof Link>;

function place({ page, params, search, ...rest }: PageLinkProps) {
  return { target: { page, params, search } as AwaitedTarget, rest };
}

/** A link to a page. Words that lead to a page that is awaited are plain words. */
export function PageLink(props: PageLinkProps) {
  const { target, rest } = place(props);
  return exists(target) ? <Link {...rest} to={pathTo(target)} /> : rest.children;
}

/** A link that looks like a button: it goes somewhere, a `Button` does something. None while its page is awaited. */
export function ButtonLink({ look = 'primary', className, ...props }: PageLinkProps & { look?: ButtonLook }) {
  const { target, rest } = place(props);
  return exists(target) ? <Link {...rest} to={pathTo(target)} className={buttonClass(look, className)} /> : null;
}

/** A link in a list of pages: it knows when its page is the one on screen. */
export function PageNavLink({ page, ...rest }: { page: PlainPage } & Rest<typeof NavLink>) {
  return <NavLink {...rest} to={pages[page].path} end={page === 'home'} />;
}

/** A link to a part of the page on screen, by the id of its element. */
export function PartLink({ part, ...rest }: { part: string } & Rest<typeof Link>) {
  return <Link {...rest} to={{ hash: part }} />;
}
