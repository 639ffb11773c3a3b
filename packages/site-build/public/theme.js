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
  if (!dataset.html) return;
  const isThere = !isOwn();
  dataset.html = isThere ? 'whole' : 'hidden';
  // The scripts of a page that is there already start after its first frame, so that they are not in its way; of one that they
  // have yet to draw, and where no frame comes because nobody looks, at once.
  const start = () => {
    const held = document.getElementById('scripts');
    const scripts = document.importNode(held.content, true);
    // In their order, as those of a document run.
    for (const script of scripts.querySelectorAll('script')) script.async = false;
    held.replaceWith(scripts);
  };
  if (isThere && !document.hidden) requestAnimationFrame(() => setTimeout(start));
  else start();
  if (!isThere) return;
  // What is pressed before everything on the page answers is pressed again when it does, the last of it: a browser would do
  // nothing, or put what was typed into a form into the address.
  let pressed = null;
  const hold = (event) => {
    const button = event.target.closest('button');
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    event.stopPropagation();
    if (button) pressed = button;
  };
  const answer = () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', hold, true);
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  // The parts of a page are taken over one after the other: when there is nothing left to do, all of them are.
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 300));
  document.addEventListener('takenover', () => whenIdle(answer, { timeout: 1000 }), { once: true });
})();
