/**
 * Imports a late script and links its style sheets, and resolves once all have loaded. A sheet that fails is taken out, so that the next call
 * fetches it again. The theme's rules stay behind all sheets.
 */
export async function importStyled<Module>(
  importScript: () => Promise<Module>,
  sheets: readonly string[],
): Promise<Module> {
  const [script] = await Promise.all([importScript(), ...sheets.map(linkSheet)]);
  return script;
}

function linkSheet(address: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
  if (present?.sheet) return Promise.resolve();
  const link = present ?? addLink(address);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.parentNode?.removeChild(link);
      reject(new Error(`${address} could not be loaded.`));
    });
  });
}

function addLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.insertBefore(link, document.getElementById('theme'));
  return link;
}
