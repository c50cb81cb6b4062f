import { isDownloadable, type WorkRights } from "@bulmo/contracts/work-choice";
import { largestSizeOf, wholeSizesOf } from "../../platform/picture/iiif-image.ts";
import type { NamedSite } from "../site/named-site.ts";
import { iiifPaths } from "./iiif-address.ts";
import type { WorkRow } from "../work-record/work-record.query.ts";
import type { ShownPicture } from "../work-record/work-record.service.ts";
import { workLinkedPath, workNumberPath } from "../work-address/work-path.ts";
import type { OpenWorkRow } from "./iiif.query.ts";
import { inKorean, type Label, recordOf, titleInBoth } from "./iiif-record.ts";

const context = "http://iiif.io/api/presentation/3/context.json";

const homepage = (id: string, text: string) => ({
  id,
  type: "Text",
  label: inKorean(text),
  format: "text/html",
  language: ["ko"],
});

const providerOf = ({ publicUrl, name }: NamedSite) => [
  { id: publicUrl, type: "Agent", label: inKorean(name), homepage: [homepage(publicUrl, name)] },
];

/** A picture whole, in one of its sizes; where there are tiles, with the service that shows all of it. */
function imageOf(publicUrl: string, picture: ShownPicture, size = largestSizeOf(picture)) {
  const id = publicUrl + iiifPaths.image(picture);
  const { width, height } = size ?? picture;
  return {
    id: `${id}/full/${width},${height}/0/default.jpg`,
    type: "Image",
    format: "image/jpeg",
    width,
    height,
    ...(picture.hasTiles && { service: [{ id, type: "ImageService3", profile: "level0" }] }),
  };
}

const thumbnailOf = (publicUrl: string, picture: ShownPicture) => [
  imageOf(publicUrl, picture, wholeSizesOf(picture)[0]),
];

type Placed = { manifest: string; place: number };

/** Room for a picture, and nothing in it: its proportions are a fact, the picture is somebody's. */
const emptyCanvasOf = ({ width, height }: ShownPicture, { manifest, place }: Placed) => ({
  id: `${manifest.replace("manifest.json", "canvas")}/${place}`,
  type: "Canvas",
  label: { none: [String(place)] },
  width,
  height,
});

function canvasOf(publicUrl: string, picture: ShownPicture, placed: Placed) {
  const canvas = emptyCanvasOf(picture, placed);
  const { id } = canvas;
  return {
    ...canvas,
    thumbnail: thumbnailOf(publicUrl, picture),
    items: [
      {
        id: `${id}/page`,
        type: "AnnotationPage",
        items: [
          {
            id: `${id}/painting`,
            type: "Annotation",
            motivation: "painting",
            body: imageOf(publicUrl, picture),
            target: id,
          },
        ],
      },
    ],
  };
}

type Shown = { n: number; title: string; english: string };

const titleOf = ({ title, english }: Shown) => titleInBoth(title, english);

type PicturedWork = {
  work: WorkRow;
  exhibition: Shown;
  pictures: readonly [ShownPicture, ...ShownPicture[]];
};

/** A work as the Presentation API 3 tells it: the painting first, as it stands above its text. */
export function manifestOf(site: NamedSite, { work, exhibition, pictures }: PicturedWork) {
  const { publicUrl } = site;
  const id = publicUrl + iiifPaths.manifest(work.id);
  const isOpen = isDownloadable(work.rights as WorkRights | "");
  const query = new URLSearchParams({ type: work.type, index: String(work.index) }).toString();
  return {
    "@context": context,
    id,
    type: "Manifest",
    ...recordOf(work, site.name),
    provider: providerOf(site),
    homepage: [homepage(publicUrl + workNumberPath(work.id), work.title)],
    ...(isOpen && { thumbnail: thumbnailOf(publicUrl, pictures[0]) }),
    seeAlso: [
      {
        id: `${publicUrl}/api/post?${query}`,
        type: "Dataset",
        label: { ko: ["작품 자료"], en: ["Record"] },
        format: "application/json",
      },
      {
        id: publicUrl + workLinkedPath(work.id),
        type: "Dataset",
        label: { none: ["Linked Art"] },
        format: "application/ld+json",
        profile: "https://linked.art/ns/v1/linked-art.json",
      },
    ],
    partOf: [{ id: publicUrl + iiifPaths.exhibition(exhibition.n), type: "Collection", label: titleOf(exhibition) }],
    items: pictures.map((picture, place) => {
      const placed = { manifest: id, place: place + 1 };
      return isOpen ? canvasOf(publicUrl, picture, placed) : emptyCanvasOf(picture, placed);
    }),
  };
}

/** One of its canvases as a document of its own; undefined where there is none at this place. */
export function canvasDocumentOf({ id, label, items }: ReturnType<typeof manifestOf>, place: number) {
  const canvas = items[place - 1];
  return canvas && { "@context": context, ...canvas, partOf: [{ id, type: "Manifest", label }] };
}

type ListedWork = Pick<OpenWorkRow, "id" | "title" | "english"> & { picture: ShownPicture };
const collection = (site: NamedSite, path: string, label: Label) => ({
  "@context": context,
  id: site.publicUrl + path,
  type: "Collection",
  label,
  provider: providerOf(site),
});

/** The works of an exhibition as they hang. */
export function exhibitionCollectionOf(site: NamedSite, exhibition: Shown, works: readonly ListedWork[]) {
  const { publicUrl } = site;
  const { n, title } = exhibition;
  return {
    ...collection(site, iiifPaths.exhibition(n), titleOf(exhibition)),
    homepage: [homepage(`${publicUrl}/gallery/exhibition/${n}`, title)],
    partOf: [{ id: publicUrl + iiifPaths.all(), type: "Collection" }],
    items: works.map((work) => ({
      id: publicUrl + iiifPaths.manifest(work.id),
      type: "Manifest",
      label: titleInBoth(work.title, work.english),
      thumbnail: thumbnailOf(publicUrl, work.picture),
    })),
  };
}

/** All exhibitions, in the order of the menu. */
export const topCollectionOf = (site: NamedSite, exhibitions: readonly Shown[]) => ({
  ...collection(site, iiifPaths.all(), inKorean(site.name)),
  homepage: [homepage(site.publicUrl, site.name)],
  items: exhibitions.map((exhibition) => ({
    id: site.publicUrl + iiifPaths.exhibition(exhibition.n),
    type: "Collection",
    label: titleOf(exhibition),
  })),
});
