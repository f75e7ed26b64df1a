/** A script that a set runs by itself, beside the page: its place in the package, and its text in ES5. */
export interface SetService {
  /** The end of its id, after the package's. */
  readonly name: string;
  readonly path: string;
  readonly script: string;
}

/**
 * What brings our row to a Samsung set's home. Samsung takes a personal row from a service alone (Smart Hub Preview): the application starts it
 * with the row as `PREVIEW`, it hands that on and ends itself, as a service that stays is ended after five minutes.
 */
export const previewService: SetService = {
  name: 'Preview',
  path: 'service/preview.js',
  script: `'use strict';
module.exports.onStart = function () {};
module.exports.onRequest = function () {
  var application = tizen.application.getCurrentApplication();
  function end() {
    application.exit();
  }
  try {
    var data = application.getRequestedAppControl().appControl.data;
    for (var index = 0; index < data.length; index++) {
      if (data[index].key !== 'PREVIEW') continue;
      webapis.preview.setPreviewData(data[index].value[0], end, end);
      return;
    }
  } catch (error) {
    // A set that asks for nothing, or takes no row, keeps what it has.
  }
  end();
};
module.exports.onExit = function () {};
`,
};
