import type { Application } from '@fjernsyn/shell';
import { activateFocused, hasMenu, openFocusedMenu } from '@fjernsyn/ui';

/** Lets OK do on the focused element what a click does, and OK that is held what a right click does. */
export function followRemote({ remote, focus }: Pick<Application, 'remote' | 'focus'>, page: Document): void {
  remote.activations.subscribe(() => activateFocused(focus, page));
  remote.menus.subscribe(() => openFocusedMenu(focus, page));
  remote.knowMenus((id) => hasMenu(id, page));
}
