// biome-ignore-all lint: this runs in any browser, so it is written in ES3.
import { showFailure } from './failure-notice';

/**
 * What a page owes a set whose manifest says that it answers to being called again (`handlesRelaunch`), before the application is there, and
 * where it never comes: the set shows the page only once it says so. It comes before the boot script, and tells where that cannot be loaded.
 */
var scope = window as any;
var system = scope.webOSSystem || scope.PalmSystem;

function begin(): void {
  window.location.reload();
}

function hasFailed(): boolean {
  return document.getElementById('boot-failure') !== null;
}

function isOpening(): boolean {
  return document.querySelector('[data-opening]') !== null;
}

// An element that could not load its script tells that alone, without bubbling.
window.addEventListener(
  'error',
  function (event) {
    var root = document.getElementById('root');
    if (event.target !== document.getElementById('boot') || root === null) return;
    showFailure(root, 'load', begin);
  },
  true,
);

document.addEventListener(
  'webOSRelaunch',
  function () {
    // From then on it is the application that answers.
    if (!hasFailed() && !isOpening()) return;
    if (system) system.activate();
    // The set tells the fresh page what it is to open.
    if (hasFailed()) begin();
  },
  true,
);

// A page that begins behind others was called while the one before it went: nobody heard that.
if (system && system.isActivated === false) system.activate();
