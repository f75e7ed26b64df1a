import type { AppWindow } from './app-window';
import type { DeviceFrame } from './device-frame';
import { installDevice } from './install-device';

const frame = window.frameElement as DeviceFrame | null;
const device = frame?.fjernsynDevice;
if (frame !== null && device !== undefined) installDevice(window as AppWindow, device.connect(), frame);
