/** The library without its index, which warns of Node 20 on the console before anything else happens. */
declare module 'oidc-provider/lib/provider.js' {
  export { default as Provider } from 'oidc-provider';
}
