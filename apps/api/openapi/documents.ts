import { buildOpenApiDocument } from '@goldwren/contracts/openapi';
import { staffContract, staffDocument } from '@goldwren/contracts/staff';
import { playerApiDocument } from '../src/http/reference/api-document.ts';
import { fromPackageRoot } from '../src/platform/package-root.ts';

const folder = ['..', '..', 'docs', 'api'] as const;

function committed(name: string, document: unknown) {
  return { name, file: fromPackageRoot(...folder, name), text: `${JSON.stringify(document, null, 2)}\n` };
}

/** The OpenAPI documents generated from the current contracts, one per audience, with the paths of the committed files. */
export const documents = [
  committed('player.openapi.json', playerApiDocument()),
  committed('staff.openapi.json', buildOpenApiDocument(staffContract, staffDocument)),
];
