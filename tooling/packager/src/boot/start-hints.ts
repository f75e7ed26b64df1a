// biome-ignore-all lint: this runs in any browser, so it is written in ES3.

/** What a set keeps once it has been here: what it is going to ask for is its own affair then. */
var keptKeys = ['fjernsyn.start', 'fjernsyn.session'];

/**
 * Lets the browser fetch what a first visit to the home is going to ask the service for, while the app's script is still on its way.
 * `addresses` are joined by spaces.
 */
export function hintStart(addresses: string | null): void {
  if (!addresses || window.location.pathname !== '/' || isKnown()) return;
  var urls = addresses.split(' ');
  for (var index = 0; index < urls.length; index++) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = urls[index] as string;
    document.head.appendChild(link);
  }
}

function isKnown(): boolean {
  try {
    // Whoever has signed in here is asked for by filters of their own.
    if (/(^|; *)[smg]=/.test(document.cookie)) return true;
    for (var index = 0; index < keptKeys.length; index++) {
      if (window.localStorage.getItem(keptKeys[index] as string) !== null) return true;
    }
    return false;
  } catch (error) {
    return false;
  }
}
