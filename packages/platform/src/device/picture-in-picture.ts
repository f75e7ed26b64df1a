/** The small window over all others in which a computer can show what plays. */
export interface PictureInPicture {
  /** Takes what plays out of the page, or brings it back. Only a key or a press of the viewer may ask. Never throws. */
  toggle(): void;
}
