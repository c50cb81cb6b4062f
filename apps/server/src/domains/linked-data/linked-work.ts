import { dateOf, lastDayOf } from "@bulmo/contracts/day";
import { materialsInEnglish } from "@bulmo/contracts/material-word";
import {
  isCreativeCommons,
  isDownloadable,
  rightsUri,
  type WorkKind,
  type WorkRights,
} from "@bulmo/contracts/work-choice";
import { plainText } from "../../platform/sanitise/html-extract.ts";
import { iiifPaths } from "../iiif/iiif-address.ts";
import { workNumberPath } from "../work-address/work-path.ts";
import type { ShownWork } from "../work-record/work-record.service.ts";
import { rightsInEnglish } from "@bulmo/contracts/work-english";
import { rightsInBoth, sizeInBoth } from "../work-record/work-words.ts";
import type { NamedSite } from "../site/named-site.ts";
import { postPath } from "../site/public-paths.ts";
import {
  type Concept,
  concept,
  conceptAt,
  digitalObject,
  kindOfWork,
  linkedArtContext,
  listed,
  name,
  namesInBoth,
  reference,
  statement,
  systemNumber,
  textAt,
  webPage,
} from "./linked-art.ts";
import { modificationsOf, productionOf } from "./linked-production.ts";

const artwork = concept(300133025, "Artwork");

/** Kinds as Linked Art recommends to name them, each with the nearest that AAT has. */
const kinds: Readonly<Record<WorkKind, readonly Concept[]>> = {
  PAINTING: [kindOfWork(300033618, "Painting")],
  DANCHEONG: [kindOfWork(300033618, "Painting")],
  SCULPTURE: [kindOfWork(300047090, "Sculpture")],
  SUTRA: [kindOfWork(300265483, "Manuscript")],
  CRAFT: [kindOfWork(300411641, "Decorative Arts")],
  DRAWING: [kindOfWork(300033973, "Drawing")],
  CALLIGRAPHY: [kindOfWork(300266660, "Calligraphy")],
  OTHER: [],
};

const measures = {
  height: concept(300055644, "Height"),
  width: concept(300055647, "Width"),
  depth: concept(300072633, "Depth"),
};
const centimetres = { id: "http://vocab.getty.edu/aat/300379098", type: "MeasurementUnit", _label: "centimeters" };

type Work = ShownWork["work"];

const dimensionsOf = (work: Work) =>
  (Object.keys(measures) as (keyof typeof measures)[]).flatMap((measure) =>
    work[measure]
      ? [
          {
            type: "Dimension",
            value: Number(work[measure]),
            unit: centimetres,
            classified_as: [measures[measure]],
          },
        ]
      : [],
  );

const rightsOf = ({ rights }: Work) => rights as WorkRights | "";

/** In words, each with the address that names it to programs. */
function rightsStatements(work: Work, association: string) {
  const rights = rightsOf(work);
  const { ko, en } = rightsInBoth(rights, association);
  const address = rights && ` ${rightsUri(rights)}`;
  return [...statement(ko + address, "rights", "ko"), ...statement(en + address, "rights", "en")];
}

/** What is said of it; a text of somebody's own leaves only where its rights let it. */
function statementsOf(work: Work, association: string) {
  const size = sizeInBoth(work);
  return [
    ...statement(isCreativeCommons(rightsOf(work)) ? plainText(work.content) : "", "description", "ko"),
    ...statement(work.technique, "materials", "ko"),
    ...statement(materialsInEnglish(work.technique), "materials", "en"),
    ...(size.ko === size.en
      ? statement(size.ko, "dimensions")
      : [...statement(size.ko, "dimensions", "ko"), ...statement(size.en, "dimensions", "en")]),
    ...statement(work.inscription, "inscription"),
    ...statement(work.credit, "credit", "ko"),
    ...rightsStatements(work, association),
  ];
}

/** Its pictures, by the same rule as viewers and downloads have them: the manifest is named always. */
function representationsOf({ publicUrl }: NamedSite, { work, pictures }: ShownWork) {
  const rights = rightsOf(work);
  if (!rights || !isDownloadable(rights)) return [];
  const licence = conceptAt(rightsUri(rights), rightsInEnglish[rights]);
  return pictures.map((picture) => {
    const service = publicUrl + iiifPaths.image(picture);
    const image = digitalObject({
      address: `${service}/full/max/0/default.jpg`,
      format: "image/jpeg",
      type: concept(300215302, "Digital Image"),
    });
    return {
      type: "VisualItem",
      digitally_shown_by: [{ ...image, subject_to: [{ type: "Right", classified_as: [licence] }] }],
    };
  });
}

/** Where people read of it, and where viewers of museums do. */
function textsOf({ publicUrl }: NamedSite, { work, pictures }: ShownWork) {
  const profile = "http://iiif.io/api/presentation/3/context.json";
  const manifest = textAt({
    address: publicUrl + iiifPaths.manifest(work.id),
    format: `application/ld+json;profile="${profile}"`,
    conformsTo: "http://iiif.io/api/presentation",
  });
  return [webPage(publicUrl + postPath(work)), ...(pictures.length > 0 ? [manifest] : [])];
}

/** The exhibition in which it hangs, which began within that month. */
function shownAt({ publicUrl, name: association }: NamedSite, { exhibition }: ShownWork) {
  const { title, english, year, month } = exhibition;
  const first = dateOf(year, month, 1);
  const last = dateOf(year, month, lastDayOf(year, month));
  return {
    type: "Activity",
    _label: title,
    classified_as: [concept(300054766, "Exhibition")],
    identified_by: namesInBoth(title, english),
    timespan: {
      type: "TimeSpan",
      identified_by: name(first.slice(0, 7), "display"),
      begin_of_the_begin: `${first}T00:00:00Z`,
      end_of_the_begin: `${last}T23:59:59Z`,
    },
    carried_out_by: [reference("Group", publicUrl, association)],
  };
}

/** A work as a HumanMadeObject of Linked Art: what its record says, in the terms of other museums (WRK-08). */
export function linkedWorkOf(site: NamedSite, shown: ShownWork) {
  const { work } = shown;
  const { id: number, title, hanja, english, holder } = work;
  const id = site.publicUrl + workNumberPath(number);
  return {
    "@context": linkedArtContext,
    id,
    type: "HumanMadeObject",
    _label: title,
    identified_by: [...namesInBoth(title, english), ...name(hanja, "alternate", "ko"), systemNumber(number)],
    classified_as: [...(work.kind ? kinds[work.kind as WorkKind] : []), artwork],
    referred_to_by: statementsOf(work, site.name),
    ...listed("dimension", dimensionsOf(work)),
    ...productionOf(site.publicUrl, work),
    ...modificationsOf(site.publicUrl, work),
    ...listed("current_owner", holder ? [reference("Group", `${id}#holder`, holder)] : []),
    used_for: [shownAt(site, shown)],
    ...listed("representation", representationsOf(site, shown)),
    subject_of: textsOf(site, shown),
  };
}
