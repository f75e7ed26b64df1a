import type { Device } from '../device/device';

/** The frame that holds the application: the page around it leaves the set here for the script that goes before the application. */
export interface DeviceFrame extends HTMLIFrameElement {
  fjernsynDevice?: Device;
  /** Set by a Tizen document: puts `webapis` into it, which the set does when the page loads its script. */
  openWebapis?: () => void;
}
