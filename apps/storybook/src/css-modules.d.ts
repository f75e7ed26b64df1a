/** A CSS module: local names to the names in the page. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: every bundler gives a CSS module as the default export.
  export default classes;
}
