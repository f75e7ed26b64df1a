/** The whole screen, which a window of a computer or a phone can take; sets fill it always. */
export interface FullScreen {
  /** Takes the screen, or gives it back. Only a key or a press of the viewer may ask. Never throws. */
  toggle(): void;
}
