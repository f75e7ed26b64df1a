/** Gives an element an attribute without a value, or takes it away. */
export function setMark(element: HTMLElement, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, '');
  else element.removeAttribute(name);
}
