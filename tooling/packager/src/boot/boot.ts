// biome-ignore-all lint: this runs in any browser, so it is written in ES3.
import { isModern } from './engine-age';
import { type Failure, showFailure } from './failure-notice';
import { missingFeatures } from './missing-features';
import { hintStart } from './start-hints';

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

function loadAll(urls: string[], onLoad: () => void): void {
  var url = urls.shift();
  if (url === undefined) onLoad();
  else if (url === '') loadAll(urls, onLoad);
  else
    load(url, false, function () {
      loadAll(urls, onLoad);
    });
}

function started(): void {
  hasStarted = true;
}

function importEntry(entry: string): void {
  // A reserved word is no name of a property in ES3.
  var name = 'import';
  (window as any).System[name](entry).then(started, failToLoad);
}

function start(entry: string, polyfills: string, loader: string): void {
  loadAll([polyfills, loader], function () {
    if (loader === '') load(entry, true, started);
    else importEntry(entry);
  });
}

// A script that throws while it starts still counts as loaded, so its error is heard here.
window.addEventListener('error', function (event) {
  if (!hasStarted && event.message !== undefined) fail('load');
});

hintStart(addressOf('start'));

var isOfToday = isModern(window, self);
if (!isOfToday && addressOf('legacy') === '') fail('engine');
else if (isOfToday)
  start(addressOf('entry'), missingFeatures(window).length > 0 ? addressOf('polyfills') : '', addressOf('loader'));
else start(addressOf('legacy'), addressOf('legacy-polyfills'), addressOf('legacy-loader'));
