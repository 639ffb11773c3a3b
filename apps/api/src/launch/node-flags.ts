/**
 * How the built programs run: stack traces name the file somebody wrote, and memory stays near what is in use. An API
 * process holds 60 MB that live; left to itself V8 lets the heap grow to 210 before it looks, where half as much again is
 * enough for it to look every second or two. Young objects get the room that lets a request's go before they grow old.
 * And none are made old at once because many of their kind lived while the process warmed up: each would keep alive all
 * that it points to, which is the request (an eighth of a round's time).
 */
export const nodeFlags = [
  '--enable-source-maps',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
] as const;
