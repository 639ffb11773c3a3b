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
})();
