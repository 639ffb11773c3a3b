import { createHash } from 'node:crypto';
import { escapeHtml } from '../../platform/escape-html.ts';
import { results, type SandboxSession } from './stripe-identity-sessions.ts';

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; } main { max-width: 32rem; margin: 0 auto; }
form { margin: .5rem 0; }
button { font: inherit; min-height: 2.75rem; width: 100%; border: 2px solid currentColor; border-radius: .5rem; background: transparent; color: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The content security policy of a page. It allows its style, forms to this origin, and redirects to the return URL. */
export function policyOf(returnUrl: string | undefined): string {
  const back = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'${back}; base-uri 'none'; frame-ancestors 'none'`;
}

function document(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>
`;
}

/** Renders the hosted page of a session, where a developer selects its result. */
export function sessionPage(root: string, { page, id }: SandboxSession): string {
  const buttons = Object.entries(results).map(
    ([result, { label }]) =>
      `<form method="post" action="${root}/${page}/${result}"><button type="submit">${label}</button></form>`,
  );
  const intro = '<p>This page replaces the page of the identity vendor. No picture is taken. Select the result:</p>';
  return document('Sandbox identity check', `${intro}${buttons.join('\n')}<p>Session ${escapeHtml(id)}</p>`);
}

export function noSuchSessionPage(): string {
  return document('No such session', '<p>This address works once. Go back to the site and start again.</p>');
}
