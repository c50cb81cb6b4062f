import { DOMParser, type Document } from "@xmldom/xmldom";

/** A document as another parser of XML reads it. Throws for what is not well-formed, warnings among that. */
export const readXml = (text: string): Document =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, "text/xml");
