import { cookies, pagination, productTimeZone, session } from '@goldwren/rules';

/** What an API consumer needs to know before the first call, one section per topic. `code` is a shell command or JSON. */
export const gettingStarted: readonly { readonly title: string; readonly text: string; readonly code?: string }[] = [
  {
    title: 'Sign in',
    text: `Sign in with \`POST /api/auth/login\`. The response sets the session cookie \`${cookies.session.name}\` (\`__Host-${cookies.session.name}\` in production). Send it with every later call. A session ends after ${session.idleHours} hours without a call, and after ${session.absoluteDays} days in any case. A call that requires a recent sign-in returns \`reauthentication_required\`: call \`POST /api/auth/re-authenticate\`, then repeat it.`,
    code: `curl -s -c jar -H 'content-type: application/json' \\
  -d '{"email":"new@example.test","password":"Goldwren-demo-1"}' \\
  http://localhost:3000/api/auth/login
curl -s -b jar http://localhost:3000/api/wallet`,
  },
  {
    title: 'Device cookie',
    text: 'A successful sign-in also sets a device cookie, whose name ends in `-device`. It identifies a browser that has signed in before. Store it and send it with later calls. Your sign-in attempts are then counted separately from those of other devices.',
  },
  {
    title: 'Origin',
    text: 'A browser sends `Origin` with every call that changes something. It must be the origin of the site, otherwise the call returns `origin_mismatch`. Programs outside a browser send neither `Origin` nor `Sec-Fetch-Site`, and their calls are accepted.',
  },
  {
    title: 'Idempotency keys',
    text: 'Calls that move money accept the header `Idempotency-Key`, 1 to 128 printable characters without spaces. Use a new key for every purchase, round, claim or redemption. After a lost connection, repeat the call with the same key and body: the effect happens once, and you get the first response again. The same key with another body returns 409 `idempotency_mismatch`. A round is also idempotent by its `nonce`, and a decision by its `step`.',
  },
  {
    title: 'Rate limits',
    text: 'Too many calls return 429 `rate_limited`. Rounds of one player that follow each other too quickly return 429 `too_fast`. Wait for the number of seconds in `Retry-After`, then repeat the call. Responses with 503 `unavailable` have the same header.',
  },
  {
    title: 'Money',
    text: 'Amounts are strings with exactly two decimals, such as `"2000000.00"`. Do not parse them as floating-point numbers. `gold` is Gold Coins, and `sweeps` is Sweeps Coins. Prices are in US dollars.',
  },
  {
    title: 'Times and IDs',
    text: `Times are UTC in ISO 8601. Days are calendar days of ${productTimeZone}. Games and packages have integer IDs. Everything else has a UUID.`,
  },
  {
    title: 'Pagination',
    text: `Lists return \`{ "results": [...], "next_cursor": "..." }\`. Pass \`next_cursor\` as \`cursor\` to get the next page. It is null on the last page. \`limit\` is 1 to ${pagination.maxLimit}, and ${pagination.defaultLimit} if you leave it out.`,
    code: `curl -s -b jar 'http://localhost:3000/api/wallet/activity?limit=${pagination.defaultLimit}'`,
  },
  {
    title: 'Errors',
    text: 'Every error has the same body. `error` is a sentence for people, in the language of the player. `code` is for programs. `field_errors` names the fields that are not valid. Quote `request_id` to support. Each call lists the codes that it can return.',
    code: `{
  "error": "Some fields are not valid. Check them and try again.",
  "code": "validation_failed",
  "field_errors": { "choice": ["This game does not offer this choice. Valid choices: ..."] },
  "request_id": "01890a5d-ac96-774b-bcce-b302099a8057"
}`,
  },
  {
    title: 'Play a round',
    text: 'Start a session, create your own `client_seed`, and play the round `next_nonce`. While `state` is `open`, send one of `legal_actions` with the next `step`. End the session to get the server seed and the signed statement.',
  },
];

/** Returns the sections as Markdown for `info.description`. */
export function gettingStartedMarkdown(): string {
  return gettingStarted
    .map(({ title, text, code }) => `## ${title}\n\n${text}${code ? `\n\n\`\`\`\n${code}\n\`\`\`` : ''}`)
    .join('\n\n');
}
