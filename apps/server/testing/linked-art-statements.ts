import { createRequire } from "node:module";
import { linkedArtContext } from "../src/domains/linked-data/linked-art.ts";
import { linkedArtTerms } from "./linked-art-terms.ts";

type Options = { format: string; safe: true; documentLoader: (url: string) => Promise<object> };

// Its types know nothing of the safe mode.
const require = createRequire(import.meta.url);
const jsonld = require("jsonld") as { toRDF: (document: object, options: Options) => Promise<string> };

/** Every statement of a document, as N-Quads; throws for what a JSON-LD processor would drop. */
export const statementsOf = (document: object) =>
  jsonld.toRDF(document, {
    format: "application/n-quads",
    safe: true,
    documentLoader: (url: string) =>
      url === linkedArtContext
        ? Promise.resolve({ document: linkedArtTerms, documentUrl: url })
        : Promise.reject(new Error(`no test asks for ${url}`)),
  });
