// A blocking script outside the bundle, so that the first paint already uses the visitor's theme. The players' site contains
// it inline; the content security policy has its hash. The other sites request it as a file.
{
  // Clicks before hydration are stored, and the last one is repeated afterwards. Otherwise the browser would do
  // nothing, or submit a form and put its values into the URL.
  const holdPresses = () => {
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
    // React hydrates the parts of a page one after another. When the browser is idle, all of them are ready.
    const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 300));
    document.addEventListener('takenover', () => whenIdle(answer, { timeout: 1000 }), { once: true });
  };

  const showPage = () => {
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
    // A prerendered page (data-html) shows a visitor's view in one language. `narrow` is for phones only. For
    // everyone else it stays hidden until the scripts have rendered, so that the visitor's view does not flash.
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
    // The scripts of a visible prerendered page start after the first frame with its large pictures, so that they delay neither.
    // Otherwise they start at once: if the page is hidden, or in a background tab, which renders no frames.
    const start = () => {
      const held = document.getElementById('scripts');
      const scripts = document.importNode(held.content, true);
      // Run them in order, like the scripts of a document.
      for (const script of scripts.querySelectorAll('script')) script.async = false;
      // The page contains only the styles of its first paint. The first script waits for the others (pending-styles.ts).
      for (const link of scripts.querySelectorAll('link[rel="stylesheet"]')) {
        link.dataset.pending = '';
        link.onload = link.onerror = () => delete link.dataset.pending;
      }
      held.replaceWith(scripts);
    };
    const afterFrame = (run) => requestAnimationFrame(() => setTimeout(run));
    const mostWaitMs = 300;
    const startWithPictures = () => {
      const missing = [...document.images].filter(({ loading, complete }) => loading === 'eager' && !complete);
      if (missing.length === 0) return start();
      const loads = missing.map((image) => new Promise((end) => (image.onload = image.onerror = end)));
      const late = new Promise((end) => setTimeout(end, mostWaitMs));
      Promise.race([Promise.all(loads), late]).then(() => afterFrame(start));
    };
    if (isThere && !document.hidden) afterFrame(startWithPictures);
    else start();
    if (isThere) holdPresses();
  };

  showPage();
}
