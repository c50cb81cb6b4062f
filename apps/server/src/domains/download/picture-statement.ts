import { citedAuthors, citedAuthorsAbroad } from "@bulmo/contracts/cited-work";
import { isPublicDomain, rightsUri, type WorkRights } from "@bulmo/contracts/work-choice";
import { element, xmlText } from "../../platform/xml/xml.ts";
import { workNumberPath } from "../work-address/work-path.ts";
import type { ShownWork } from "../work-record/work-record.service.ts";
import { rightsInBoth } from "../work-record/work-words.ts";
import type { NamedSite } from "../site/named-site.ts";

/** The names of the IPTC Photo Metadata Standard and of those that it takes over, in XMP. */
const namespaces = {
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:photoshop": "http://ns.adobe.com/photoshop/1.0/",
  "xmlns:xmpRights": "http://ns.adobe.com/xap/1.0/rights/",
  "xmlns:plus": "http://ns.useplus.org/ldf/xmp/1.0/",
  "xmlns:Iptc4xmpExt": "http://iptc.org/std/Iptc4xmpExt/2008-02-29/",
  "xmlns:cc": "http://creativecommons.org/ns#",
};

const resource = { "rdf:parseType": "Resource" };

/** Nothing for an empty text. */
const plain = (name: string, text: string) => (text ? element(name, {}, xmlText(text)) : "");

const listOf = (name: string, kind: "rdf:Seq" | "rdf:Bag", items: readonly string[]) =>
  items.length > 0
    ? element(name, {}, element(kind, {}, ...items.map((item) => element("rdf:li", {}, xmlText(item)))))
    : "";

/** A text by its languages; the first is the one for whoever has none of them. */
function inLanguages(name: string, texts: Readonly<Record<string, string>>): string {
  const said = Object.entries(texts).filter(([, text]) => text !== "");
  const [first] = said;
  if (!first) return "";
  const items = [["x-default", first[1]] as const, ...said].map(([language, text]) =>
    element("rdf:li", { "xml:lang": language }, xmlText(text)),
  );
  return element(name, {}, element("rdf:Alt", {}, ...items));
}

/** Nobody claims what CC0 has given away, or what is nobody's any more. */
const noticeOf = (rights: WorkRights, makers: readonly string[], terms: string) =>
  [...(isPublicDomain(rights) || makers.length === 0 ? [] : [`© ${makers.join(", ")}`]), terms].join(". ");

/**
 * What a picture that is taken along says of itself: who made the work, whom to credit, under which licence, and where it
 * is from (WRK-09). A packet of XMP.
 */
export function statementOf({ publicUrl, name: association }: NamedSite, { work }: ShownWork): string {
  const rights = work.rights as WorkRights;
  const address = publicUrl + workNumberPath(work.id);
  const makers = citedAuthors(work);
  const { ko, en } = rightsInBoth(rights, association);
  const licence = rightsUri(rights);
  const title = { ko: work.title, en: work.english };
  const facts = [
    inLanguages("dc:title", title),
    listOf("dc:creator", "rdf:Seq", makers),
    inLanguages("dc:rights", { ko: noticeOf(rights, makers, ko), en: noticeOf(rights, citedAuthorsAbroad(work), en) }),
    plain("dc:identifier", address),
    plain("photoshop:Credit", work.credit || association),
    plain("photoshop:Source", association),
    plain("xmpRights:Marked", isPublicDomain(rights) ? "False" : "True"),
    plain("xmpRights:WebStatement", licence),
    inLanguages("xmpRights:UsageTerms", { ko, en }),
    element("cc:license", { "rdf:resource": licence }),
    // Where whoever wants more than the licence lets them asks for it.
    element(
      "plus:Licensor",
      {},
      element("rdf:Seq", {}, element("rdf:li", resource, plain("plus:LicensorURL", address))),
    ),
    element(
      "Iptc4xmpExt:ArtworkOrObject",
      {},
      element(
        "rdf:Bag",
        {},
        element(
          "rdf:li",
          resource,
          inLanguages("Iptc4xmpExt:AOTitle", title),
          listOf("Iptc4xmpExt:AOCreator", "rdf:Seq", makers),
          plain("Iptc4xmpExt:AOCircaDateCreated", work.dated),
          plain("Iptc4xmpExt:AOSource", work.holder),
        ),
      ),
    ),
  ];
  const description = element("rdf:Description", { "rdf:about": "", ...namespaces }, ...facts);
  const rdf = element("rdf:RDF", { "xmlns:rdf": "http://www.w3.org/1999/02/22-rdf-syntax-ns#" }, description);
  const packet = element("x:xmpmeta", { "xmlns:x": "adobe:ns:meta/" }, rdf);
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>${packet}<?xpacket end="r"?>`;
}
