// A person who chose French on this device: the language of the document is settled when it is first read.
localStorage.setItem('locale', 'fr-CA');
await import('../lib/locale.ts');
localStorage.clear();
