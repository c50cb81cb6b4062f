import { citedAuthors } from "@bulmo/contracts/cited-work";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { personPath } from "@bulmo/contracts/person-address";
import type { PostDetail } from "@bulmo/contracts/post";
import { rightsUri, type WorkKind, workKinds, type WorkRights } from "@bulmo/contracts/work-choice";
import type { ImageObject, Person, QuantitativeValue, VisualArtwork } from "schema-dts";
import { alternateNameOf } from "../exhibition/exhibition-structured-data.ts";
import type { Exhibition } from "../exhibition/exhibition.ts";

/** Whoever made it; people of the lineage lead to their pages. */
function creatorsOf(post: PostDetail, publicUrl: string): Person[] {
  const ids = new Map(post.artists?.map(({ name, personId }) => [name, personId]));
  return citedAuthors(post).map((name) => {
    const id = ids.get(name);
    return { "@type": "Person", name, ...(id && { url: publicUrl + personPath(id) }) };
  });
}

/** UN/CEFACT's code of the centimetre. */
const inCentimetres = (length: string): QuantitativeValue => ({
  "@type": "QuantitativeValue",
  value: Number(length),
  unitCode: "CMT",
});

/** Of a date of EDTF what a date of ISO 8601 can say: a day, a month or a year, however sure. */
const isoDateOf = (dated = ""): string | undefined => /^(\d{4}(?:-\d{2}){0,2})(?:-XX){0,2}[?~%]?$/u.exec(dated)?.[1];

function imageOf({ thumbnail, rights, credit }: PostDetail, publicUrl: string): ImageObject | undefined {
  const picture = parsePictureUrl(thumbnail);
  if (!picture) return undefined;
  return {
    "@type": "ImageObject",
    contentUrl: publicUrl + thumbnail,
    ...(rights && { license: rightsUri(rights as WorkRights) }),
    ...(credit && { creditText: credit }),
  };
}

/** A work as schema.org knows it (WRK-08). */
export function workStructuredData(post: PostDetail, exhibition: Exhibition, publicUrl: string): VisualArtwork {
  const { title, number, hanja, english, kind, technique, dated, height, width, depth, summary } = post;
  const url = `${publicUrl}/w/${number}`;
  const alternateName = [hanja, english].filter((name) => name !== undefined);
  const image = imageOf(post, publicUrl);
  const dateCreated = isoDateOf(dated);
  return {
    "@type": "VisualArtwork",
    "@id": url,
    url,
    name: title,
    ...(alternateName.length > 0 && { alternateName }),
    creator: creatorsOf(post, publicUrl),
    ...(kind && { artform: workKinds[kind as WorkKind] }),
    ...(technique && { artMedium: technique }),
    ...(dateCreated && { dateCreated }),
    ...(height && { height: inCentimetres(height) }),
    ...(width && { width: inCentimetres(width) }),
    ...(depth && { depth: inCentimetres(depth) }),
    ...(summary && { description: summary }),
    ...(image && { image }),
    subjectOf: {
      "@type": "ExhibitionEvent",
      name: exhibition.title,
      ...alternateNameOf(exhibition),
      url: `${publicUrl}/gallery/exhibition/${exhibition.n}`,
    },
  };
}
