import { type PictureName, pictureFolder } from "@bulmo/contracts/picture";

/** Where the documents are, below the site's own origin: they name themselves and each other by these. */
export const iiifPaths = {
  image: (picture: PictureName) => `/iiif/image/${pictureFolder(picture)}`,
  manifest: (number: number) => `/iiif/work/${number}/manifest.json`,
  exhibition: (n: number) => `/iiif/exhibition/${n}/collection.json`,
  all: () => "/iiif/collection.json",
};
