/** A late part that could not be loaded, for whoever asked for it. */
interface LateFailure extends Error {
  /** The address of its script, also where a sheet failed. */
  readonly lateFile: string;
}

/**
 * Imports the late script at `address` and links its style sheets, and resolves once all have loaded. A sheet that fails is taken out, so that
 * the next call fetches it again; a script that failed, an older engine never fetches again. The theme's rules stay behind all sheets.
 */
export async function importStyled<Module>(
  importScript: () => Promise<Module>,
  sheets: readonly string[],
  address: string,
): Promise<Module> {
  const loaded = Promise.all([importScript(), ...sheets.map(linkSheet)]);
  const [script] = await loaded.catch((cause: unknown) => {
    throw toFailure(address, cause);
  });
  return script;
}

function toFailure(lateFile: string, cause: unknown): LateFailure {
  return Object.assign(new Error(`${lateFile} could not be loaded.`), { lateFile, cause });
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
