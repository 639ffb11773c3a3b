/** Every call of the back office: method and path, nothing else. */
export const endpoints = {
  auth: {
    signIn: { method: 'POST', path: '/api/staff/auth/sign-in' },
    signOut: { method: 'POST', path: '/api/staff/auth/sign-out' },
    me: { method: 'GET', path: '/api/staff/auth/me' },
    reAuthenticate: { method: 'POST', path: '/api/staff/auth/re-authenticate' },
  },
  work: {
    list: { method: 'GET', path: '/api/staff/work' },
  },
  audit: {
    list: { method: 'GET', path: '/api/staff/audit' },
    verify: { method: 'POST', path: '/api/staff/audit/verify' },
    staff: { method: 'GET', path: '/api/staff/audit/staff' },
  },
  payouts: {
    due: { method: 'GET', path: '/api/staff/payouts/due' },
    list: { method: 'GET', path: '/api/staff/payouts' },
    batches: { method: 'GET', path: '/api/staff/payouts/batches' },
    start: { method: 'POST', path: '/api/staff/payouts/batches' },
    export: { method: 'GET', path: '/api/staff/payouts/batches/:id/export', answers: 'text/csv; charset=utf-8' },
    details: { method: 'GET', path: '/api/staff/payouts/:id/details' },
    paid: { method: 'POST', path: '/api/staff/payouts/:id/paid' },
    failed: { method: 'POST', path: '/api/staff/payouts/:id/failed' },
  },
  sanctions: {
    matches: { method: 'GET', path: '/api/staff/sanctions/matches' },
    match: { method: 'GET', path: '/api/staff/sanctions/matches/:id' },
    decide: { method: 'POST', path: '/api/staff/sanctions/matches/:id/decide' },
    lists: { method: 'GET', path: '/api/staff/sanctions/lists' },
  },
  redemptions: {
    list: { method: 'GET', path: '/api/staff/redemptions' },
    get: { method: 'GET', path: '/api/staff/redemptions/:id' },
    approve: { method: 'POST', path: '/api/staff/redemptions/:id/approve' },
    reject: { method: 'POST', path: '/api/staff/redemptions/:id/reject' },
    forfeit: { method: 'POST', path: '/api/staff/redemptions/:id/forfeit' },
    delay: { method: 'POST', path: '/api/staff/redemptions/:id/delay' },
    raiseLimits: { method: 'POST', path: '/api/staff/redemptions/:id/limits' },
  },
  freeEntries: {
    list: { method: 'GET', path: '/api/staff/free-entries' },
    get: { method: 'GET', path: '/api/staff/free-entries/:id' },
    approve: { method: 'POST', path: '/api/staff/free-entries/:id/approve' },
    reject: { method: 'POST', path: '/api/staff/free-entries/:id/reject' },
    recordMailIn: { method: 'POST', path: '/api/staff/free-entries/mail-ins' },
  },
  orders: {
    list: { method: 'GET', path: '/api/staff/orders' },
    get: { method: 'GET', path: '/api/staff/orders/:id' },
    credit: { method: 'POST', path: '/api/staff/orders/:id/credit' },
    recordRefund: { method: 'POST', path: '/api/staff/orders/:id/record-refund' },
    addNote: { method: 'POST', path: '/api/staff/orders/:id/notes' },
  },
  identity: {
    list: { method: 'GET', path: '/api/staff/identity' },
    get: { method: 'GET', path: '/api/staff/identity/:playerId' },
    document: {
      method: 'GET',
      path: '/api/staff/identity/:playerId/documents/:documentId',
      answers: 'image/jpeg',
    },
    approve: { method: 'POST', path: '/api/staff/identity/:playerId/cases/:caseId/approve' },
    reject: { method: 'POST', path: '/api/staff/identity/:playerId/cases/:caseId/reject' },
  },
} as const;
