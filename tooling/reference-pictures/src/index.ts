export { type Artwork, createArtwork } from './create-artwork';
export { fontsFolder } from './fonts-folder';
export { missingImageId, type PictureRole, pictureAddress, pictures } from './picture-address';
export { largestSide, parsePictureRequest, pictureFormats } from './picture-request';
export { picturesFolder } from './pictures-folder';
export { bannerSubject } from './subject-of';
