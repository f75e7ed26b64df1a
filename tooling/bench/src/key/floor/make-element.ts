/** Makes an element with its class and its children. */
export function makeElement(name: string, className: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...children);
  return element;
}
