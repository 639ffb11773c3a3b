// The user has chosen French on this device. The language of a document is fixed when it is first read.
localStorage.setItem('locale', 'fr-CA');
await import('../lib/locale.ts');
localStorage.clear();
