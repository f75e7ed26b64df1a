// biome-ignore-all lint: this runs in any browser, so it is written in ES5.
import { type Failure, showFailure } from './failure-notice';
import { missingFeatures } from './missing-features';
import { hintStart } from './start-hints';

var self = document.currentScript as HTMLScriptElement;
var hasStarted = false;

function fail(failure: Failure): void {
  var root = document.getElementById('root');
  if (root === null) return;
  showFailure(root, failure, function () {
    window.location.reload();
  });
}

function load(url: string, isModule: boolean, onLoad: () => void): void {
  var script = document.createElement('script');
  if (isModule) script.type = 'module';
  script.src = url;
  script.onload = onLoad;
  script.onerror = function () {
    fail('load');
  };
  document.head.appendChild(script);
}

function start(): void {
  load(self.getAttribute('data-entry') as string, true, function () {
    hasStarted = true;
  });
}

// A module that throws while it starts still counts as loaded, so its error is heard here.
window.addEventListener('error', function (event) {
  if (!hasStarted && event instanceof ErrorEvent) fail('load');
});

hintStart(self.getAttribute('data-start'));

if (!('noModule' in self)) fail('engine');
else if (missingFeatures(window).length === 0) start();
else load(self.getAttribute('data-polyfills') as string, false, start);
