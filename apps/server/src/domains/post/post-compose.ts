import { parsePictureUrl } from "@bulmo/contracts/picture";
import { mediaUnusable, picturesElsewhere, postMessages, type PostWriting } from "@bulmo/contracts/post-write";
import type { Board } from "../board/boards.ts";
import { isBlank } from "@bulmo/contracts/text-rule";
import { authorOf } from "@bulmo/contracts/work-author";
import { captionOf } from "@bulmo/contracts/work-caption";
import { forFields, workTextNames } from "@bulmo/contracts/work-field";
import { InputError } from "../../errors.ts";
import { assertWorkDate } from "./work-date.ts";
import { sanitise, type SanitiseOptions } from "../../platform/sanitise/sanitise.ts";
import { ownPicturePath, ownPictures } from "../../platform/sanitise/picture-address.ts";
import { countVideos, takePlayers } from "../../platform/sanitise/video.ts";
import { imagesOf, plainText, summariseText } from "../../platform/sanitise/html-extract.ts";

const refuse = (message: string) => InputError.of("content", message);

/**
 * What is stored of a text, and the pictures in it. Throws INPUT_INVALID when nothing is left of it but markup, for a
 * picture that lies elsewhere, for a video that is no film of the two sites and the like, and what `sanitise` throws.
 */
export function composeText(
  input: Pick<PostWriting, "title" | "content" | "thumbnail">,
  siteUrl: string,
  options: SanitiseOptions = {},
) {
  const { html, foreign, embedded } = ownPictures(input.content, siteUrl);
  const withVideos = takePlayers(html);
  const content = sanitise(withVideos, options);
  if (foreign.length > 0) throw refuse(picturesElsewhere(foreign));
  if (embedded.length > 0) throw refuse(mediaUnusable(embedded.map(({ element, place }) => `${place}번째 ${element}`)));
  // Its words would stay, and nobody would know why there is nothing to see.
  if (countVideos(content) < countVideos(withVideos)) throw refuse(postMessages.videoUnfit);
  // An address that no upload can have shows nothing.
  const images = imagesOf(content).filter((url) => parsePictureUrl(url) !== null);
  const text = plainText(content);
  if (images.length === 0 && isBlank(text)) throw refuse(postMessages.contentMissing);
  const chosen = ownPicturePath(input.thumbnail ?? "", siteUrl);
  const thumbnail = images.find((image) => image === chosen) ?? images[0] ?? "";
  return { columns: { title: input.title, content, summary: summariseText(text), thumbnail }, images };
}

type WorkFields = Omit<PostWriting, "title" | "content" | "thumbnail" | "artists"> & {
  artists?: readonly { name: string }[] | undefined;
};

/**
 * What is stored of where a post stands, and of a work's own fields; the boards have none of those. Throws INPUT_INVALID
 * for a heading that the board does not have, unless it is the one that already stood there (`standing`), and for what is
 * no date. A caption that nobody wrote, which `standing` tells, is made of the record, and
 * an author of the artists, where nobody wrote any (WRK-01).
 */
export function composeWork(
  { exhibition, headings }: Board,
  work: WorkFields,
  standing = { heading: "", caption: "" },
) {
  const { type, subType, author, heading, artists = [] } = work;
  const placed = { type, heading: heading ?? "" };
  if (placed.heading !== standing.heading && placed.heading !== "" && !headings.includes(placed.heading))
    throw InputError.of("heading", postMessages.headingUnknown);
  const texts = forFields(workTextNames, (name) => (exhibition && work[name]) ?? "");
  if (!exhibition) return { ...placed, subType: null, authorName: null, ...texts };
  assertWorkDate(texts.dated);
  const isMade = texts.caption === "" || texts.caption === standing.caption;
  const caption = isMade ? captionOf(texts) : texts.caption;
  return { ...placed, subType: subType ?? null, authorName: author || authorOf(artists) || null, ...texts, caption };
}
