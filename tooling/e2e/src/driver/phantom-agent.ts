// biome-ignore-all lint: PhantomJS runs this, so it is written in ES5.

// Runs within PhantomJS: one page, told by HTTP on a loopback port what to do, an order in JSON for each request.
declare var require: (name: string) => any;
/** The modules of PhantomJS, under a name that no tool takes for packages of ours. */
var bring = require;

var page = bring('webpage').create();
page.viewportSize = { width: 1280, height: 720 };
page.clipRect = { left: 0, top: 0, width: 1280, height: 720 };
var port = bring('system').args[1];
var complaints: string[] = [];
var requests: string[] = [];

page.onError = function (message: string) {
  complaints.push(message);
};
page.onResourceRequested = function (request: { url: string }) {
  requests.push(request.url);
};

/** Keys that Qt has no name for are events of the page's own. */
function dispatchKey(keyCode: number): void {
  page.evaluate(function (code: number) {
    var target = document.activeElement || document.body;
    ['keydown', 'keyup'].forEach(function (type) {
      var event = document.createEvent('Event') as any;
      event.initEvent(type, true, true);
      event.keyCode = code;
      target.dispatchEvent(event);
    });
  }, keyCode);
}

var orders: { [name: string]: (order: any, answer: (value: unknown) => void) => void } = {
  open: function (order, answer) {
    page.open(order.url, answer);
  },
  press: function (order, answer) {
    var key = order.qtKey === undefined ? undefined : page.event.key[order.qtKey];
    if (key === undefined) dispatchKey(order.keyCode);
    else {
      page.sendEvent('keydown', key);
      page.sendEvent('keyup', key);
    }
    answer(true);
  },
  evaluate: function (order, answer) {
    answer(page.evaluateJavaScript(order.source));
  },
  picture: function (order, answer) {
    answer(page.render(order.path));
  },
  heard: function (_order, answer) {
    answer({ complaints: complaints, requests: requests });
  },
};

bring('webserver')
  .create()
  .listen('127.0.0.1:' + port, function (request: any, response: any) {
    var order = JSON.parse(request.post);
    orders[order.name]!(order, function (value) {
      response.statusCode = 200;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.write(JSON.stringify({ value: value === undefined ? null : value }));
      response.close();
    });
  });
