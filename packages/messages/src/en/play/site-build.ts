/** The code that runs in the browser, and the checker that works without the site, on the fairness page. */
export const siteBuild = {
  title: 'The code in this browser',
  intro:
    'Everyone who builds this site from its source gets the same files. The hash of the list of these files is in the public log. Your browser compares the files that this page has loaded with the list.',
  loading: 'Checking the code…',
  unavailable: 'Your browser could not check the code now. Reload the page to try again.',
  same: 'All script and style files that this page has loaded are those of the build.',
  logged: 'This build is in the public log.',
  notLogged:
    'This build is not in the public log. After an update of the site, it takes up to two minutes until it is there. Reload the page then.',
  different:
    'This page has loaded files that are not those of the build. If we updated the site just now, reload the page. An extension of your browser can also add files. Otherwise, save the evidence and stop playing.',
  files: 'Files',
  loaded: 'Files of this page',
  entry: 'Entry in the log',
  build: 'Build',
  source: 'List of the files',
  notProved:
    'This does not prove that the code is the real one. The check comes from the same server as the code, and changed code could show the same result. Compare from outside, best on another device and another network. This command downloads the site and compares every file with the public log, and with your own build if you have one:',
  checker: {
    title: 'Check a session without this site',
    intro:
      'This program checks a session that you downloaded from a proof. It is one file for Node.js and works offline. Compare its SHA-256 with the one in the list of the files.',
    download: 'Download the checker',
    hash: 'SHA-256',
    run: 'Run it with our public key and the file of the session:',
  },
};
