import { fileURLToPath } from "node:url";
import compression from "compression";
import escapeHtml from "escape-html";
import { Router } from "express";
import { openToOrigins } from "../http/cross-origin.ts";
import { associationName, titleOf } from "./about.ts";

const files = fileURLToPath(new URL(".", import.meta.resolve("swagger-ui-dist/swagger-ui.css")));

/** The reader draws its icons as data URLs and styles a few things in place. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

const pageOf = (title: string) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${title}">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<main id="reader"></main>
<noscript><p>자바스크립트를 쓸 수 없으면 <a href="openapi.json">openapi.json</a>을 읽어 주세요.</p></noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: new URL("openapi.json", document.baseURI).href,
  dom_id: "#reader",
  deepLinking: true,
  // A document that somebody else wrote must not be shown under this site's name.
  queryConfigEnabled: false,
  // No badge of a service elsewhere.
  validatorUrl: null,
});
`;

/** The document as a text that names the association as it is called now, in its title and its examples alike. */
function namedDocument(createDocument: () => object): (name: string) => string {
  let text: string | undefined;
  let last = { name: "", text: "" };
  return (name) => {
    text ??= JSON.stringify(createDocument());
    // A name of today may hold what JSON has to escape.
    if (last.name !== name)
      last = { name, text: text.replaceAll(associationName, () => JSON.stringify(name).slice(1, -1)) };
    return last.text;
  };
}

/**
 * /openapi.json, and /docs: a reader of it that asks no other host for anything (API-40). `nameNow` is what the association
 * is called. The document is written when it is first asked for: half a second of every start, and most processes are
 * never asked.
 */
export function docsRouter(createDocument: () => object, nameNow: () => Promise<string>): Router {
  const textOf = namedDocument(createDocument);
  return Router({ strict: true })
    .get("/openapi.json", async (_request, response) => {
      openToOrigins(response);
      response
        .set("cache-control", "no-store")
        .type("json")
        .send(textOf(await nameNow()));
    })
    .get("/docs", async (_request, response) => {
      const page = pageOf(escapeHtml(titleOf(await nameNow())));
      response.set({ "content-security-policy": policy, "cache-control": "no-cache" }).type("html").send(page);
    })
    .get("/docs/start.js", (_request, response) => {
      response.set("cache-control", "no-cache").type("text/javascript").send(start);
    })
    .get(["/docs/swagger-ui.css", "/docs/swagger-ui-bundle.js"], compression(), ({ path }, response) => {
      response.sendFile(path.slice("/docs/".length), { root: files, maxAge: "1h" });
    });
}
