/** Front door of identity: documents that players send, and the reviews of them. */
export { identityRoutes } from './identity.routes.ts';
