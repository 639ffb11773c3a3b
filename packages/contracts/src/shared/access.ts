/**
 * Who may call a route. The server refuses a stranger before it reads the input, and hands the handler the player;
 * the OpenAPI document names the cookie that is needed.
 */
export const forPlayers = { metadata: { access: 'player' } } as const;
export const forEveryone = { metadata: { access: 'everyone' } } as const;
