/**
 * The service worker. It shows the offline page and push messages, and nothing else: it stores no answer and serves no code, so
 * it can neither show an old page nor keep an old version of the site. docs/operations/installed-app.md explains how to
 * change or remove it.
 */
import { answerNavigation, isPage } from './answer-navigation.ts';
import { openPage, showPush } from './show-push.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;

// A new version takes over at once. It has nothing in common with open pages that could change under them.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  // The preload requests the page while the worker starts, so that the worker delays no page.
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);

scope.addEventListener('fetch', (event) => {
  if (isPage(event.request, scope.location.origin)) event.respondWith(answerNavigation(event, scope));
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data)));

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(scope, event.notification.data));
});
