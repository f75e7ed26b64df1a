// biome-ignore-all lint: this runs in any browser, so it is written in ES3.
import { isModern } from './engine-age';
import { type Failure, showFailure } from './failure-notice';
import { missingFeatures } from './missing-features';
import { hintStart } from './start-hints';

/** Written by the build: sites of television sets come with scripts for older engines, a page of the web with hints of what it asks for. */
declare var IS_WEB: boolean;

var self = document.getElementById('boot') as HTMLElement;
var hasStarted = false;

/** Where something lies, by the attribute of the boot script's element that says so; empty for what the site does not have. */
function addressOf(name: string): string {
  return self.getAttribute('data-' + name) || '';
}

function fail(failure: Failure): void {
  var root = document.getElementById('root');
  if (root === null) return;
  showFailure(root, failure, function () {
    window.location.reload();
  });
}

function failToLoad(): void {
  fail('load');
}

function load(url: string, isModule: boolean, onLoad: () => void): void {
  var script = document.createElement('script');
  if (isModule) script.type = 'module';
  script.src = url;
  script.onload = onLoad;
  script.onerror = failToLoad;
  document.head.appendChild(script);
}

/** Loads a classic script, where there is an address. */
function loadFirst(url: string, onLoad: () => void): void {
  if (url === '') onLoad();
  else load(url, false, onLoad);
}

function started(): void {
  hasStarted = true;
}

/** Loads the entry, as a module or through the loader of the site, once the polyfills have run. */
function start(entry: string, polyfills: string, loader: string): void {
  loadFirst(polyfills, function () {
    if (loader === '') load(entry, true, started);
    else
      load(loader, false, function () {
        // A reserved word is no name of a property in ES3.
        var name = 'import';
        (window as any).System[name](entry).then(started, failToLoad);
      });
  });
}

// A script that throws while it starts still counts as loaded, so its error is heard here.
window.addEventListener('error', function (event) {
  if (!hasStarted && event.message !== undefined) fail('load');
});

if (IS_WEB) hintStart(addressOf('start'));

if (isModern(window, self)) {
  start(
    addressOf('entry'),
    missingFeatures(window).length > 0 ? addressOf('polyfills') : '',
    IS_WEB ? '' : addressOf('loader'),
  );
} else if (IS_WEB) fail('engine');
else start(addressOf('legacy'), addressOf('legacy-polyfills'), addressOf('legacy-loader'));
