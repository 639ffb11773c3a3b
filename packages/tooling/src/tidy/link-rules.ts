import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';
import { isNode, parseFile, type SyntaxNode } from './syntax.ts';

const SITE = /^apps\/(web|backoffice)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Where a page's id becomes an address. */
const MAKES_ADDRESSES = /\/src\/(shared\/page-link\.tsx|lib\/use-go-to\.ts|features\/layout\/guards\.tsx)$/;
const TAKES_ADDRESSES = new Set(['Link', 'NavLink', 'Navigate', 'useNavigate', 'redirect']);
const OWN_ADDRESS = /<a\b[^>]*\bhref=["'{`]+\//;

function importedNames(item: SyntaxNode): string[] {
  if (!isNode(item.source) || item.source.value !== 'react-router' || !Array.isArray(item.specifiers)) return [];
  return item.specifiers.map(({ imported, local }) => String((imported ?? local)?.value));
}

/** A page is linked by its id, so that a link to a page that is not there does not compile. */
export function checkPageLinks(file: TreeFile): Finding[] {
  if (!SITE.test(file.path) || TEST.test(file.path) || MAKES_ADDRESSES.test(file.path)) return [];
  const message = 'takes any address. Link by the id of a page: PageLink, ButtonLink or PageNavLink, and useGoTo.';
  const syntax = parseFile(file);
  const imports = syntax.body.flatMap((item) =>
    importedNames(item)
      .filter((name) => TAKES_ADDRESSES.has(name))
      .map((name) => ({
        rule: 'page-link',
        path: file.path,
        line: syntax.linesOf(item)[0],
        message: `${name} ${message}`,
      })),
  );
  return [...imports, ...findLines(file, 'page-link', OWN_ADDRESS, message)];
}
