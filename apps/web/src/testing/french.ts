// The user has chosen French on this device. The language of a document is fixed when it is first read.
localStorage.setItem('locale', 'fr-CA');
await import('../lib/i18n/locale.ts');
localStorage.clear();
