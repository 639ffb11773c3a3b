import type { TreeFile } from '../repository.ts';
import { type Finding, findLines } from './finding.ts';
import { isNode, parseFile, type SyntaxNode } from './syntax.ts';

const SITE = /^apps\/(web|backoffice)\/src\/.*\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** These files convert a page ID to a URL. */
const BUILDS_URLS =
  /\/src\/(shared\/(navigation\/)?page-link\.tsx|lib\/navigation\/use-go-to\.ts|features\/layout\/guards\.tsx)$/;
const ACCEPTS_URLS = new Set(['Link', 'NavLink', 'Navigate', 'useNavigate', 'redirect']);
const OWN_URL = /<a\b[^>]*\bhref=["'{`]+\//;

function importedNames(item: SyntaxNode): string[] {
  if (!isNode(item.source) || item.source.value !== 'react-router' || !Array.isArray(item.specifiers)) return [];
  return item.specifiers.map(({ imported, local }) => String((imported ?? local)?.value));
}

/** Pages are linked by ID, so that a link to a missing page does not compile. */
export function checkPageLinks(file: TreeFile): Finding[] {
  if (!SITE.test(file.path) || TEST.test(file.path) || BUILDS_URLS.test(file.path)) return [];
  const message = 'accepts any URL. Link by page ID with PageLink, ButtonLink, PageNavLink or useGoTo.';
  const syntax = parseFile(file);
  const imports = syntax.body.flatMap((item) =>
    importedNames(item)
      .filter((name) => ACCEPTS_URLS.has(name))
      .map((name) => ({
        rule: 'page-link',
        path: file.path,
        line: syntax.linesOf(item)[0],
        message: `${name} ${message}`,
      })),
  );
  return [...imports, ...findLines(file, 'page-link', OWN_URL, message)];
}
