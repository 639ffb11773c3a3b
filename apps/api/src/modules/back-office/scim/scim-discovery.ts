const base = '/api/scim/v2';
const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';

const unsupported = { supported: false };

/** What this server supports (RFC 7643, section 5). Directories read it before they send anything. */
export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { ...unsupported, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 100 },
  changePassword: unsupported,
  sort: unsupported,
  etag: unsupported,
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'The token in SCIM_TOKEN.', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
};

export const userResourceType = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'A staff account',
  schema: userSchema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
};

const attribute = (name: string, type: string, mutability: 'readOnly' | 'readWrite', more: object = {}) => ({
  name,
  type,
  mutability,
  multiValued: false,
  description: '',
  required: false,
  caseExact: false,
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const readOnlyText = (name: string, more: object = {}) => attribute(name, 'string', 'readOnly', more);

/** Only `active` can be changed, and only to false. */
export const userSchemaResource = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: userSchema,
  name: 'User',
  description: 'A staff account',
  attributes: [
    readOnlyText('userName', { required: true, uniqueness: 'server' }),
    readOnlyText('displayName'),
    attribute('name', 'complex', 'readOnly', { subAttributes: [readOnlyText('formatted')] }),
    attribute('emails', 'complex', 'readOnly', {
      multiValued: true,
      subAttributes: [readOnlyText('value'), readOnlyText('type'), attribute('primary', 'boolean', 'readOnly')],
    }),
    attribute('active', 'boolean', 'readWrite', { description: 'It can only be set to false.' }),
  ],
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
};

/** Wraps a page of resources (RFC 7644, section 3.4.2). */
export function listResponse(resources: readonly object[], total = resources.length, startIndex = 1): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
