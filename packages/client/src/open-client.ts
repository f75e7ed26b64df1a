import { createRoot } from 'react-dom/client';
import { type ClientDeps, createClient } from './create-client';
import { withoutUnheardEvents } from './unheard-events';

/** Puts the client into the page's element `root` and opens it; resolves when it is under way. Throws where the page has no such element. */
export async function openClient(deps: ClientDeps): Promise<void> {
  const container = deps.window.document.getElementById('root');
  if (!container) throw new Error('The page has no element with the id "root".');
  const client = await createClient(deps);
  // Until then the page itself says that it opens, and nothing is rendered for nothing.
  await client.start();
  createRoot(withoutUnheardEvents(container)).render(client.element);
}
