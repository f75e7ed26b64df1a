import { expect, it } from 'vitest';
import { openSet } from '../testing/open-set';
import { installPointer } from './install-pointer';

function setUp(model: string) {
  const opened = openSet('webos', { model });
  installPointer(opened.window, opened.connected);
  const heard: string[] = [];
  for (const type of ['cursorStateChange', 'keyboardStateChange'])
    opened.window.document.addEventListener(type, (event) =>
      heard.push(`${type} ${(event as CustomEvent<{ visibility: boolean }>).detail.visibility}`),
    );
  opened.window.addEventListener('keydown', ({ keyCode }) => heard.push(String(keyCode)));
  return { ...opened, heard };
}

it('[SI43] tells of the pointer by an event of the document', () => {
  const { device, heard } = setUp('2022');
  device.update({ isPointerShown: true });
  device.update({ isPointerShown: false });
  expect(heard).toEqual(['cursorStateChange true', 'cursorStateChange false']);
});

it('[SI43] tells of it by the keys 1536 and 1537 on sets before webOS 4', () => {
  const { device, heard } = setUp('2016');
  device.update({ isPointerShown: true });
  device.update({ isPointerShown: false });
  expect(heard).toEqual(['1536', '1537']);
});

it('[SI43] tells of the keyboard', () => {
  const { device, heard } = setUp('2022');
  device.update({ isKeyboardShown: true });
  device.update({ isKeyboardShown: false });
  expect(heard).toEqual(['keyboardStateChange true', 'keyboardStateChange false']);
});
