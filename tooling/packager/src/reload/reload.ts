// Development only: the page follows the server's builds.
const source = new EventSource('/__reload');
source.addEventListener('reload', () => {
  window.location.reload();
});
