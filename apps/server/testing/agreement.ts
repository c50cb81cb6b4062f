import type { AgreementDocument, AgreementText } from "@bulmo/contracts/agreement";
import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import type { Site } from "./site.ts";

/** A text that breaks no rule, and says this. */
export const agreementTextOf = (words = "이 약관은 시험을 위한 것입니다."): AgreementText => ({
  preface: "머리말입니다.",
  blocks: [
    { type: "CHAPTER", text: "제1장 총칙" },
    { type: "ARTICLE", text: "제1조 (목적)" },
    { type: "PARAGRAPH", text: words },
    { type: "ITEM", text: "하나" },
  ],
});

const day = 24 * 60 * 60_000;

/** The Korean day so many days from now. */
export const dayAhead = (days: number, from = Date.now()): string =>
  new Date(from + days * day).toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });

/** The calls about one text, as a program makes them. */
export function agreementCallsOf(site: Site, document: AgreementDocument, token?: string) {
  const sender = token ? { token } : {};
  const send =
    (method: string, path: string) =>
    (body: object = {}) =>
      site.call(method, `/api/agreement${path}`, { body: { document, ...body }, ...sender });
  const read = (path: string) => (number?: number) =>
    site.call(
      "GET",
      `/api/agreement${path}?document=${document}${number === undefined ? "" : `&number=${number}`}`,
      sender,
    );
  return {
    get: read(""),
    versions: read("/versions"),
    save: send("PUT", "/draft"),
    discard: send("DELETE", "/draft"),
    publish: send("POST", "/publish"),
    withdraw: send("POST", "/withdraw"),
    acknowledge: send("POST", "/acknowledge"),
    /** Where the draft stands now. */
    stands: async (): Promise<AgreementDraft> => (await read("/draft")()).body as AgreementDraft,
  };
}
