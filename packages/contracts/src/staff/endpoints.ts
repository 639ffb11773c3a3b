/** Every call of the back office: method and path, nothing else. */
export const endpoints = {
  auth: {
    signIn: { method: 'POST', path: '/api/staff/auth/sign-in' },
    signOut: { method: 'POST', path: '/api/staff/auth/sign-out' },
    me: { method: 'GET', path: '/api/staff/auth/me' },
  },
} as const;
