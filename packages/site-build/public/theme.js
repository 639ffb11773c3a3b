// Blocking and outside the bundle, so that the first paint already has the visitor's theme and no inline script is needed.
(() => {
  const system = matchMedia('(prefers-color-scheme: light)');
  const read = () => {
    try {
      return localStorage.getItem('goldwren-theme');
    } catch {
      return null;
    }
  };
  const apply = () => {
    const chosen = read();
    document.documentElement.dataset.theme =
      chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'light' : 'dark';
  };
  apply();
  system.addEventListener('change', apply);
  // A page that came with the document (data-html) is that of a visitor, in the language of the browser, on a phone where it is
  // `narrow`. Who sees another sees nothing until the scripts have drawn it: no visitor's page flashes by.
  const { dataset, lang } = document.documentElement;
  const isOwn = () => {
    if (location.hash !== '' || history.state?.usr) return true;
    if (dataset.html === 'narrow' && matchMedia('(min-width: 48rem)').matches) return true;
    try {
      const chosen = localStorage.getItem('locale');
      const { user } = JSON.parse(localStorage.getItem('auth-storage'))?.state ?? {};
      return Boolean(user) || (chosen !== null && chosen !== lang);
    } catch {
      return false;
    }
  };
  if (dataset.html) dataset.html = isOwn() ? 'hidden' : 'whole';
  // A form that no script has taken over yet would send what was typed as a part of the address.
  const hold = (event) => dataset.html && event.preventDefault();
  if (dataset.html) document.addEventListener('submit', hold, true);
})();
