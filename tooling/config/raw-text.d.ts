/** A file's text, as Vite and Vitest give it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
