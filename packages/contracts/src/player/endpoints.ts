/**
 * Every call that players and the public may make: method and path, nothing else. The contract spreads these into its routes, the browser's
 * client runs on them alone, so neither zod nor ts-rest reaches the entry chunk.
 */
export const endpoints = {
  auth: {
    login: { method: 'POST', path: '/api/auth/login' },
    register: { method: 'POST', path: '/api/auth/register' },
    logout: { method: 'POST', path: '/api/auth/logout' },
    me: { method: 'GET', path: '/api/auth/me' },
    reAuthenticate: { method: 'POST', path: '/api/auth/re-authenticate' },
    verifyEmail: { method: 'POST', path: '/api/auth/email/verify' },
    resendVerification: { method: 'POST', path: '/api/auth/email/resend' },
    forgotPassword: { method: 'POST', path: '/api/auth/password/forgot' },
    resetPassword: { method: 'POST', path: '/api/auth/password/reset' },
  },
  security: {
    changePassword: { method: 'POST', path: '/api/auth/password/change' },
    sessions: { method: 'GET', path: '/api/auth/sessions' },
    endSession: { method: 'DELETE', path: '/api/auth/sessions/:id' },
    endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },
    secondFactor: { method: 'GET', path: '/api/auth/totp' },
    setUpTotp: { method: 'POST', path: '/api/auth/totp/setup' },
    enableTotp: { method: 'POST', path: '/api/auth/totp/enable' },
    disableTotp: { method: 'POST', path: '/api/auth/totp/disable' },
  },
  account: {
    update: { method: 'PATCH', path: '/api/account' },
    acceptTerms: { method: 'POST', path: '/api/account/accept-terms' },
    close: { method: 'POST', path: '/api/account/close' },
  },
  wallet: {
    get: { method: 'GET', path: '/api/wallet' },
    activity: { method: 'GET', path: '/api/wallet/activity' },
    history: { method: 'GET', path: '/api/wallet/history' },
    loginBonus: { method: 'GET', path: '/api/wallet/login-bonus' },
    claimLoginBonus: { method: 'POST', path: '/api/wallet/login-bonus' },
  },
  games: {
    list: { method: 'GET', path: '/api/games' },
    rules: { method: 'GET', path: '/api/games/:slug/rules' },
    parSheet: { method: 'GET', path: '/api/games/:slug/par-sheet' },
    maths: { method: 'GET', path: '/api/games/:slug/maths' },
    startSession: { method: 'POST', path: '/api/games/:id/session/start' },
    playRound: { method: 'POST', path: '/api/games/:id/session/:sessionId/rounds' },
    act: { method: 'POST', path: '/api/games/:id/session/:sessionId/rounds/:roundId/actions' },
    endSession: { method: 'POST', path: '/api/games/:id/session/:sessionId/end' },
    listRounds: { method: 'GET', path: '/api/games/rounds' },
    getRound: { method: 'GET', path: '/api/games/rounds/:id' },
    replay: { method: 'GET', path: '/api/games/replays/:token' },
  },
  fairness: {
    keys: { method: 'GET', path: '/api/fairness/keys' },
  },
  store: {
    packages: { method: 'GET', path: '/api/store/packages' },
    checkout: { method: 'POST', path: '/api/store/checkout' },
    orders: { method: 'GET', path: '/api/store/orders' },
    order: { method: 'GET', path: '/api/store/orders/:id' },
    webhook: { method: 'POST', path: '/api/store/webhooks/:provider' },
  },
  freeEntry: {
    submit: { method: 'POST', path: '/api/npn/submit' },
  },
  redemptions: {
    submit: { method: 'POST', path: '/api/redemptions' },
    list: { method: 'GET', path: '/api/redemptions/list' },
    eligibility: { method: 'GET', path: '/api/redemptions/eligibility' },
    recent: { method: 'GET', path: '/api/redemptions/recent' },
    times: { method: 'GET', path: '/api/redemptions/times' },
    skillTest: { method: 'POST', path: '/api/redemptions/:id/skill-test' },
  },
  payouts: {
    receipt: { method: 'GET', path: '/api/redemptions/:id/receipt' },
  },
  tax: {
    w9: { method: 'GET', path: '/api/tax/w9' },
    submitW9: { method: 'POST', path: '/api/redemptions/:id/w9' },
  },
  identity: {
    get: { method: 'GET', path: '/api/identity' },
    upload: { method: 'POST', path: '/api/identity/documents' },
    remove: { method: 'DELETE', path: '/api/identity/documents/:id' },
    submit: { method: 'POST', path: '/api/identity/submit' },
  },
  play: {
    limits: { method: 'GET', path: '/api/play/limits' },
    setLimits: { method: 'PUT', path: '/api/play/limits' },
    confirmLimit: { method: 'POST', path: '/api/play/limits/confirm' },
    coolOff: { method: 'POST', path: '/api/play/cool-off' },
    selfExclude: { method: 'POST', path: '/api/play/self-exclusion' },
    returnToPlay: { method: 'POST', path: '/api/play/return' },
    status: { method: 'GET', path: '/api/play/status' },
    answerRealityCheck: { method: 'POST', path: '/api/play/reality-check' },
    statement: { method: 'GET', path: '/api/play/statement' },
  },
  support: {
    write: { method: 'POST', path: '/api/support/messages' },
    list: { method: 'GET', path: '/api/support/tickets' },
    get: { method: 'GET', path: '/api/support/tickets/:id' },
    reply: { method: 'POST', path: '/api/support/tickets/:id/messages' },
  },
  privacy: {
    requestExport: { method: 'POST', path: '/api/privacy/export' },
    exports: { method: 'GET', path: '/api/privacy/exports' },
    export: { method: 'GET', path: '/api/privacy/exports/:id' },
    file: { method: 'GET', path: '/api/privacy/exports/:id/file' },
    deleteAccount: { method: 'POST', path: '/api/privacy/deletion' },
  },
  policy: {
    get: { method: 'GET', path: '/api/policy' },
  },
  docs: {
    openapi: { method: 'GET', path: '/api/openapi.json' },
    reference: { method: 'GET', path: '/api/docs' },
  },
} as const;
